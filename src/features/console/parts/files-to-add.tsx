import type { Document } from '../../../platform/kernel/form-field.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { pictureTypes, recordingTypes } from '../../editorial/submissions/domain/file-rules/file-types.ts';
import { FileSlot } from '../../editorial/submissions/parts/file-slot.tsx';
import type { takeFile } from '../contract.ts';
import { roleOf } from '../domain/role-of-file.ts';
import { useWord } from './use-console.ts';

interface Props {
  /** The kinds of files that the list takes. */
  readonly roles: readonly string[];
  readonly known: readonly Document[];
  readonly onAdd: (entries: readonly Document[]) => void;
}

/** Takes files that readers will have: sent in pieces, through every interruption, checked, and then listed. */
export function FilesToAdd({ roles, known, onAdd }: Props) {
  const say = useWord();
  async function take(upload: string): Promise<string | undefined> {
    const taken = await pageCall()<typeof takeFile>('POST /console/file', { upload }, { quiet: true });
    if (!taken.ok) return String(taken.failure.values?.message ?? say('files.lost'));
    const { sha256, name, bytes, contentType } = taken.value;
    const hasPdf = known.some(({ role }) => role === 'pdf');
    onAdd([{ file: sha256, bytes: String(bytes), name, role: roleOf(contentType, roles, hasPdf), label: {} }]);
    return undefined;
  }
  const { label, types } = offers.find(({ role }) => roles.includes(role)) ?? { label: 'files.add', types: undefined };
  return <FileSlot takes="publication" label={say(label)} types={types} isSeveral isListedElsewhere arrived={take} />;
}

/** Lists that take more than what readers download, by a kind of file that no other list has. */
const offers = [
  { role: 'recording', label: 'files.addMedia', types: [...recordingTypes, 'vtt', ...pictureTypes] },
  { role: 'image', label: 'files.addPictures', types: pictureTypes },
] as const;
