import { requestOf } from '../../../../platform/contract/client/request.ts';
import { readCookie, tokenCookie } from '../../../../platform/contract/client/session-cookies.ts';
import { readPageFacts } from '../../../../platform/ui/behaviour/page-facts.ts';
import type { AnswerLine } from '../contract.ts';

/** Asks for an answer and takes its lines as they come. */
export async function* readAnswer(question: string, signal: AbortSignal): AsyncIterable<AnswerLine> {
  const facts = readPageFacts();
  if (!facts) throw new Error('This page says nothing of its site.');
  const requester = { ...facts, token: readCookie(document.cookie, tokenCookie) };
  const { address, init } = requestOf('POST /front/ask/answer', { q: question }, requester, {});
  const response = await fetch(address, { ...init, signal });
  if (!response.ok || !response.body) throw new Error(`The answer came with ${response.status}.`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as AnswerLine;
  }
}
