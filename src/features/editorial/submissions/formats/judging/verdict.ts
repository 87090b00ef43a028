import { failed, type Result, success } from '../../../../../platform/kernel/result.ts';
import { type FileType, fileTypes } from '../../domain/file-rules/file-types.ts';
import type { FileRefusalReason } from '../../domain/file-rules/refusal-reasons.ts';

export interface AcceptedFile {
  readonly type: FileType;
  readonly contentType: string;
}

export interface RefusedFile {
  readonly reason: FileRefusalReason;
}

export type FileVerdict = Result<AcceptedFile, RefusedFile>;

export const accepted = (type: FileType): FileVerdict => success({ type, contentType: fileTypes[type].contentType });
export const refused = (reason: FileRefusalReason): FileVerdict => failed({ reason });
