/** Reasons that are told in words of their own; every other one is told as "can't be accepted". */
const told = [
  'virus',
  'unsearched',
  'damaged',
  'macros',
  'tooLarge',
  'fileName',
  'unknownType',
  'typeNotTaken',
  'disguised',
  'twoFilesInOne',
  'program',
  'oldFormat',
  'locked',
  'activeContent',
  'fetchesFromElsewhere',
  'entities',
  'tooManyFiles',
  'bomb',
  'archiveInArchive',
  'archivePaths',
  'tooManyPixels',
  'empty',
] as const;

export type ToldRefusal = (typeof told)[number] | 'other';

export const refusalWords = (refusal: string | null): ToldRefusal =>
  told.find((reason) => reason === refusal) ?? 'other';
