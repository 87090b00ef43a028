import type { DraftFile } from './item-draft.ts';

/** Edits of the files of an item. `item_edit` stores them as JSON, so the names of the fields stay. */
export interface FileEdit {
  /** In their order, with what the editor says of each. */
  readonly shown: readonly DraftFile[];
  /** Names of files of its source that readers shall not have. */
  readonly gone: readonly string[];
}

/**
 * The files of a source with what an editor said of them: what was added by hand stays, what was taken away stays away, and a newer
 * file of the same name takes the place of the older one with its label. Without a source they are as the editor left them.
 */
export function editedFiles(source: readonly DraftFile[] | undefined, { shown, gone }: FileEdit): readonly DraftFile[] {
  if (!source) return shown;
  const known = shown.flatMap((file): readonly DraftFile[] => {
    if (file.byHand) return [file];
    const newer = source.find(isSame(file)) ?? source.find(({ name }) => name === file.name);
    const { sha256: _, bytes: __, contentType: ___, ...said } = file;
    return newer ? [{ ...newer, ...said }] : [];
  });
  const named = new Set([...shown.filter(({ byHand }) => !byHand).map(({ name }) => name), ...gone]);
  return [...known, ...source.filter(({ name, byHand }) => !byHand && !named.has(name))];
}

const isSame = (file: DraftFile) => (one: DraftFile) => one.name === file.name && one.sha256 === file.sha256;

export const joinedFiles = (earlier: FileEdit | undefined, later: FileEdit): FileEdit => ({
  shown: later.shown,
  gone: [...new Set([...(earlier?.gone ?? []), ...later.gone])],
});
