/** Why a file is not taken. Each has its words where people read them. */
export const fileRefusalReasons = [
  /** It has no bytes. */
  'empty',
  /** Larger than files of its role, or of its type, may be. */
  'tooLarge',
  /** Its name holds a path, a control character, a letter that turns the writing round, or is no file's name. */
  'fileName',
  /** Nobody can tell what it is. */
  'unknownType',
  /** It is known what it is, and files of this role are something else. */
  'typeNotTaken',
  /** The ending of its name says something else than its bytes. */
  'disguised',
  /** Two kinds of file in one, or something hidden behind its end. */
  'twoFilesInOne',
  /** A program, or an archive or document with one inside. */
  'program',
  /** A document that brings macros along. */
  'macros',
  /** A document of the old Word or Excel format: to be saved anew. */
  'oldFormat',
  /** Locked with a password. */
  'locked',
  /** Scripts, commands or attachments inside a PDF, a table or a text. */
  'activeContent',
  /** A document that fetches something from elsewhere when it is opened. */
  'fetchesFromElsewhere',
  /** XML that declares entities or a document type of its own. */
  'entities',
  /** Too many files in an archive. */
  'tooManyFiles',
  /** An archive that grows out of proportion. */
  'bomb',
  /** An archive in an archive. */
  'archiveInArchive',
  /** An archive with paths that lead out of it, links, or two files of one name. */
  'archivePaths',
  /** A picture with more points than can be shown. */
  'tooManyPixels',
  /** Broken, cut off, or written in a way that can't be checked. */
  'damaged',
] as const;

export type FileRefusalReason = (typeof fileRefusalReasons)[number];
