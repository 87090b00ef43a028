import type { Handler } from '../../platform/contract/handler.ts';
import type { Access, ReadTrial } from '../../platform/ports/access.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import { answerDownloadFile } from './api/download-file.ts';
import { createAccess, type PowersOf } from './use-cases/access.ts';
import { memberGround } from './use-cases/grounds.ts';
import { createTrials } from './use-cases/trials.ts';

interface Parts {
  readonly powersOf: PowersOf;
  readonly files: FileStore;
  readonly rememberedBytes: number;
}

/** Who may have what, and what everyone may have of the rest. Further grounds join the list here. */
export const createAccessPolicy = ({ powersOf, files, rememberedBytes }: Parts): Access & { trial: ReadTrial } => ({
  ...createAccess(powersOf, [memberGround]),
  trial: createTrials(files, rememberedBytes),
});

export const accessHandlers = (parts: Parameters<typeof answerDownloadFile>[0]): Handler[] => [
  answerDownloadFile(parts) as Handler,
];
