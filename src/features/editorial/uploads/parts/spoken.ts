import type { Say } from '../../../../platform/i18n/use-say.ts';
import { refusalWords } from '../domain/refusal-words.ts';
import type { UploadRow } from './uploads-state.ts';

/** What is read out: where each file stands, in steps of a quarter, so that a long upload is heard of and does not chatter. */
export function spokenOf(rows: readonly UploadRow[], say: Say): string {
  return rows.map((row) => `${row.file.name}: ${stateOf(row, say)}`).join(' ');
}

function stateOf({ phase, file, sent, isLost, isDelayed, reason }: UploadRow, say: Say): string {
  const percent = Math.floor((sent / Math.max(file.size, 1)) * 4) * 25;
  if (phase === 'sending') return say(isLost ? 'uploads.state.lost' : 'uploads.state.sending', { percent });
  if (phase === 'paused') return say('uploads.state.paused', { percent });
  if (phase === 'checking') return say(isDelayed ? 'uploads.state.waiting' : 'uploads.state.checking');
  if (phase === 'ready') return say('uploads.state.ready');
  if (phase === 'refused') return say(`uploads.refused.${refusalWords(reason ?? null)}`);
  return reason || say('uploads.state.failed');
}
