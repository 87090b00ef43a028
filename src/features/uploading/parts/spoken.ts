import type { Say } from '../../../platform/i18n/use-say.ts';
import { refusalWords } from '../domain/refusal-words.ts';
import type { UploadRow } from './uploads-state.ts';

/** What is read out: where each file stands, in steps of a quarter, so that a long upload is heard of and does not chatter. */
export function spokenOf(rows: readonly UploadRow[], say: Say): string {
  return rows.map((row) => `${row.file.name}: ${stateOf(row, say)}`).join(' ');
}

function stateOf({ phase, file, sent, isLost, isDelayed, reason }: UploadRow, say: Say): string {
  const percent = Math.floor((sent / Math.max(file.size, 1)) * 4) * 25;
  if (phase === 'sending') return say(isLost ? 'uploading.state.lost' : 'uploading.state.sending', { percent });
  if (phase === 'paused') return say('uploading.state.paused', { percent });
  if (phase === 'checking') return say(isDelayed ? 'uploading.state.waiting' : 'uploading.state.checking');
  if (phase === 'ready') return say('uploading.state.ready');
  if (phase === 'refused') return say(`uploading.refused.${refusalWords(reason ?? null)}`);
  return reason || say('uploading.state.failed');
}
