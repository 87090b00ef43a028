import { type DragEvent, useRef, useState } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { beginImport, finishImport, listImports, sendPiece } from '../../editorial/import/contract.ts';
import { ActionButton } from './console-page.tsx';
import styles from './file-drop.module.css';
import { LabelledSelect, LabelledTick } from './labelled.tsx';
import { useTextFor, useWord } from './use-console.ts';

const formats = ['jats', 'ojs', 'records', 'chinaxiv', 'chinaxiv-records', 'lessons', 'media', 'ror'] as const;
const endings = '.xml,.zip,.tar,.tgz,.gz,.json,.ndjson,.jsonl,.md';
const isPackage = /\.(xml|zip|tar|tgz|tar\.gz|json|ndjson|jsonl|md)$/i;
const isManuscript = /\.(docx?|odt|rtf|pdf)$/i;
const mostBytes = 2 * 1_073_741_824;

interface Sending {
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly problem?: 'import.uploadFailed' | 'import.tooLarge' | 'import.wrongType' | 'import.manuscript';
  readonly file: File;
}

interface Props {
  /** Those that extensions add. */
  readonly added: OutputOf<typeof listImports>['formats'];
  /** Those into which a package can be put. */
  readonly columns: OutputOf<typeof listImports>['columns'];
  readonly onSent: () => void;
}

/** Where files are dropped to be imported: they go up one after another, with what is underway and what did not arrive. */
export function PackageDrop({ added, columns, onSent }: Props) {
  const say = useWord();
  const textFor = useTextFor();
  const input = useRef<HTMLInputElement>(null);
  const [format, setFormat] = useState<string>('jats');
  const [column, setColumn] = useState('');
  const [isAtOnce, setAtOnce] = useState(false);
  const [sending, setSending] = useState<readonly Sending[]>([]);

  const put = (file: File, change: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.file === file ? { ...one, ...change } : one)));

  async function send(files: readonly File[]) {
    const checked = files.map((file): Sending => {
      const base = { file, name: file.name, share: 0 };
      if (isManuscript.test(file.name)) return { ...base, problem: 'import.manuscript' };
      if (!isPackage.test(file.name)) return { ...base, problem: 'import.wrongType' };
      return file.size > mostBytes ? { ...base, problem: 'import.tooLarge' } : base;
    });
    setSending((all) => [...all.filter(({ file }) => !files.includes(file)), ...checked]);
    for (const { file, problem } of checked) {
      if (problem) continue;
      const isThere = await sendPackage(file, { format, asDraft: !isAtOnce, columnId: column || null }, (share) =>
        put(file, { share }),
      );
      if (!isThere) put(file, { problem: 'import.uploadFailed' });
      else setSending((all) => all.filter((one) => one.file !== file));
      onSent();
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    void send([...event.dataTransfer.files]);
  }

  return (
    <div className={layout.stack4} data-part="package-drop">
      <div className={layout.pair}>
        <LabelledSelect
          label={say('import.format')}
          value={format}
          choices={[
            ...formats.map((value) => ({ value, label: say.of('import.format', value) })),
            ...added.map(({ code, names }) => ({ value: code, label: textFor(names) })),
          ]}
          onChange={setFormat}
        />
        {columns.length > 0 && (
          <LabelledSelect
            label={say('import.column')}
            value={column}
            choices={[
              { value: '', label: say('import.noColumn') },
              ...columns.map(({ id, names }) => ({ value: id, label: textFor(names) || id })),
            ]}
            onChange={setColumn}
          />
        )}
        <LabelledTick
          label={say('import.publishAtOnce')}
          help={say('import.publishAtOnce.help')}
          checked={isAtOnce}
          onChange={setAtOnce}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same */}
      <div className={`${styles.drop} ${styles.packages}`} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <p>{say('import.drop')}</p>
        <ActionButton isStrong onClick={() => input.current?.click()}>
          {say('import.choose')}
        </ActionButton>
        <input
          ref={input}
          hidden
          type="file"
          multiple
          accept={endings}
          aria-label={say('import.choose')}
          onChange={({ target }) => {
            void send([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <p className={text.fine}>{say('import.limits')}</p>
      </div>
      <ul className={`${layout.stack3} ${styles.sending}`} aria-live="polite">
        {sending.map(({ file, name, share, problem }) => (
          <li key={`${name} ${file.size} ${file.lastModified}`} className={layout.stack2}>
            {problem ? (
              <p className={text.error}>{say(problem, { name })}</p>
            ) : (
              <>
                <p>{say('import.uploading', { name, percent: Math.floor(share * 100) })}</p>
                <progress value={share} max={1} aria-label={name} />
              </>
            )}
            {problem === 'import.uploadFailed' && (
              <div>
                <ActionButton onClick={() => send([file])}>{say('import.again')}</ActionButton>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const tries = 4;
const waitMilliseconds = 1_500;

interface PackageRequest {
  readonly format: string;
  readonly asDraft: boolean;
  readonly columnId: string | null;
}

/** Sends a file piece by piece, each as often as it takes; only one piece at a time is in memory. Answers whether all arrived. */
async function sendPackage(file: File, wanted: PackageRequest, onSent: (share: number) => void): Promise<boolean> {
  const call = pageCall();
  const begun = await call<typeof beginImport>('POST /console/import/begin', {
    ...wanted,
    name: file.name,
    size: file.size,
  });
  if (!begun.ok) return false;
  const { id, pieceBytes } = begun.value;
  for (let number = 0; number * pieceBytes < file.size; number += 1) {
    const bytes = file.slice(number * pieceBytes, (number + 1) * pieceBytes);
    const send = () => call<typeof sendPiece>('POST /console/import/piece', { id, number, bytes: bytes as never });
    if (!(await arrives(send))) return false;
    onSent(Math.min(1, ((number + 1) * pieceBytes) / file.size));
  }
  return (await call<typeof finishImport>('POST /console/import/finish', { id })).ok;
}

/** A connection that breaks for a moment must not cost an hour of uploading. */
async function arrives(send: () => Promise<{ readonly ok: boolean }>): Promise<boolean> {
  for (let tried = 1; tried <= tries; tried += 1) {
    if ((await send().catch(() => ({ ok: false }))).ok) return true;
    await new Promise((resolve) => setTimeout(resolve, tried * waitMilliseconds));
  }
  return false;
}
