import { useState } from 'react';
import type { SentFileRole } from '../../../../platform/kernel/sent-file.ts';
import field from '../../../../platform/ui/field.module.css';
import { FileDrop } from '../../uploads/parts/file-drop.tsx';
import { acceptedEndings, endingsOf, type FileType, mostBytes } from '../domain/file-rules/file-types.ts';

interface Props {
  readonly takes: SentFileRole;
  readonly label: string;
  /** Where only some of what could be sent for this is offered to choose. */
  readonly types?: readonly FileType[] | undefined;
  readonly hint?: string;
  readonly isSeveral?: boolean;
  readonly isListedElsewhere?: boolean;
  /** Takes a file that was sent and checked; answers what went wrong. */
  arrived(upload: string): Promise<string | undefined>;
  /** A file that arrived is not wanted any more. Without it, what arrived is listed elsewhere. */
  removed?(upload: string): void;
}

/** A place for one kind of file. */
export function FileSlot({
  takes,
  label,
  types,
  hint,
  isSeveral = false,
  isListedElsewhere = false,
  arrived,
  removed,
}: Props) {
  const [problem, setProblem] = useState('');
  const [round, setRound] = useState(0);
  const take = async ({ id }: { readonly id: string }) => {
    const wrong = await arrived(id);
    setProblem(wrong ?? '');
    // What was taken stands in the list above; a place for one file is empty again.
    if (wrong === undefined && !isSeveral) setRound((before) => before + 1);
  };
  return (
    <div className={field.field} data-part="file-slot" data-role={takes}>
      {hint && <p className={field.help}>{hint}</p>}
      <FileDrop
        key={round}
        fileRole={takes}
        label={label}
        accept={types ? endingsOf(types) : acceptedEndings[takes]}
        mostBytes={mostBytes[takes]}
        isSeveral={isSeveral}
        isListedElsewhere={isListedElsewhere}
        onReady={(upload) => void take(upload)}
        {...(removed && { onRemoved: removed })}
      />
      <p role="alert" className={field.problem}>
        {problem}
      </p>
    </div>
  );
}
