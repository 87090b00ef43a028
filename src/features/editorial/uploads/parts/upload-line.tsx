import { useIntl } from 'react-intl';
import { type Say, useSay } from '../../../../platform/i18n/use-say.ts';
import { fileSize } from '../../../../platform/shell/printed-sizes.ts';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import words from '../../../../platform/ui/text.module.css';
import { fileRefusalReasons } from '../../submissions/domain/file-rules/refusal-reasons.ts';
import styles from './file-drop.module.css';
import { paceOf, type UploadRow } from './uploads-state.ts';

interface Props {
  readonly row: UploadRow;
  pause(row: UploadRow): void;
  resume(row: UploadRow): void;
  remove(row: UploadRow): void;
}

/** One file on its way: how far it is, what hinders it, and what can be done about it. */
export function UploadLine({ row, pause, resume, remove }: Props) {
  const say = useSay();
  const { phase, file, sent } = row;
  const { name, size } = file;
  const goes = phase === 'sending' || phase === 'paused';
  const isBad = phase === 'refused' || phase === 'failed';
  return (
    <li className={`${layout.stack2} ${styles.line}`} data-part="upload" data-phase={phase}>
      <div className={`${layout.spread} ${words.strong}`}>
        <bdi>{name}</bdi>
        <span className={words.fine}>{useSize(size)}</span>
      </div>
      {goes && <progress value={sent} max={Math.max(size, 1)} aria-label={say('uploads.progress.of', { name })} />}
      {phase === 'checking' && <progress aria-label={say('uploads.progress.of', { name })} />}
      <p className={isBad ? words.error : words.fine}>{useStatus(row, say)}</p>
      <div className={layout.row2}>
        {phase === 'sending' && <Action text={say('uploads.pause')} of={name} act={() => pause(row)} />}
        {phase === 'paused' && <Action text={say('uploads.resume')} of={name} act={() => resume(row)} />}
        {phase === 'failed' && <Action text={say('uploads.again')} of={name} act={() => resume(row)} />}
        <Action text={say('uploads.remove')} of={name} act={() => remove(row)} />
      </div>
    </li>
  );
}

function Action({ text, of, act }: { readonly text: string; readonly of: string; act(): void }) {
  return (
    <button type="button" className={buttons.button} onClick={act}>
      {text} <span data-visually-hidden>{of}</span>
    </button>
  );
}

const useSize = (bytes: number): string => fileSize(useIntl(), bytes);

const named = [...fileRefusalReasons, 'virus', 'unsearched'] as const;

/** The words for why a file was refused: a reason without words of its own is told as "can't be accepted". */
export const refusalWords = (refusal: string | null): (typeof named)[number] | 'other' =>
  named.find((reason) => reason === refusal) ?? 'other';

/** Where a file stands, in words. */
function stateOf({ phase, isLost, isDelayed, reason }: UploadRow, percent: number, say: Say): string {
  if (phase === 'sending') return say(isLost ? 'uploads.state.lost' : 'uploads.state.sending', { percent });
  if (phase === 'paused') return say('uploads.state.paused', { percent });
  if (phase === 'checking') return say(isDelayed ? 'uploads.state.waiting' : 'uploads.state.checking');
  if (phase === 'ready') return say('uploads.state.ready');
  if (phase === 'refused') return say(`uploads.refused.${refusalWords(reason ?? null)}`);
  return reason || say('uploads.state.failed');
}

/** The same with how fast it goes and how long it will take, once that is known. */
function useStatus(row: UploadRow, say: Say): string {
  const intl = useIntl();
  const percent = Math.floor((row.sent / Math.max(row.file.size, 1)) * 100);
  const pace = row.phase === 'sending' && !row.isLost ? paceOf(row.moments, row.file.size) : undefined;
  if (!pace) return stateOf(row, percent, say);
  const speed = fileSize(intl, pace.bytesASecond);
  return pace.secondsLeft < 60
    ? say('uploads.state.seconds', { percent, speed, seconds: pace.secondsLeft })
    : say('uploads.state.minutes', { percent, speed, minutes: Math.ceil(pace.secondsLeft / 60) });
}

/** What is read out: where each file stands, in steps of a quarter, so that a long upload is heard of and does not chatter. */
export const spokenOf = (rows: readonly UploadRow[], say: Say): string =>
  rows
    .map((row) => {
      const percent = Math.floor((row.sent / Math.max(row.file.size, 1)) * 4) * 25;
      return `${row.file.name}: ${stateOf(row, percent, say)}`;
    })
    .join(' ');
