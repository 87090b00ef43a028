import { useIntl } from 'react-intl';
import { type Say, useSay } from '../../../../platform/i18n/use-say.ts';
import { fileSize } from '../../../../platform/shell/printed-sizes.ts';
import buttons from '../../../../platform/ui/button.module.css';
import { refusalWords } from '../domain/refusal-words.ts';
import styles from './file-drop.module.css';
import { paceOf } from './sending/speed.ts';
import type { UploadRow } from './uploads-state.ts';

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
    <li className={styles.line} data-part="upload" data-phase={phase}>
      <div className={styles.name}>
        <bdi>{name}</bdi>
        <span className={styles.quiet}>{useSize(size)}</span>
      </div>
      {goes && <progress value={sent} max={Math.max(size, 1)} aria-label={say('uploads.progress.of', { name })} />}
      {phase === 'checking' && <progress aria-label={say('uploads.progress.of', { name })} />}
      <p className={isBad ? styles.problem : styles.quiet}>{useStatus(row, say)}</p>
      <div className={styles.actions}>
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

function useStatus({ phase, file, sent, isLost, isDelayed, moments, reason }: UploadRow, say: Say): string {
  const intl = useIntl();
  const percent = Math.floor((sent / Math.max(file.size, 1)) * 100);
  if (phase === 'paused') return say('uploads.state.paused', { percent });
  if (phase === 'checking') return say(isDelayed ? 'uploads.state.waiting' : 'uploads.state.checking');
  if (phase === 'ready') return say('uploads.state.ready');
  if (phase === 'refused') return say(`uploads.refused.${refusalWords(reason ?? null)}`);
  if (phase === 'failed') return reason || say('uploads.state.failed');
  if (isLost) return say('uploads.state.lost', { percent });
  const pace = paceOf(moments, file.size);
  if (!pace) return say('uploads.state.sending', { percent });
  const minutes = Math.ceil(pace.secondsLeft / 60);
  const speed = fileSize(intl, pace.bytesASecond);
  return pace.secondsLeft < 60
    ? say('uploads.state.seconds', { percent, speed, seconds: pace.secondsLeft })
    : say('uploads.state.minutes', { percent, speed, minutes });
}
