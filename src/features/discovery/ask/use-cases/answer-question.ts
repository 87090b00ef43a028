import type { LanguageModel } from '../../../../platform/ports/language-model.ts';
import type { Log } from '../../../../platform/ports/log.ts';
import type { AnswerLine } from '../contract.ts';
import { wholeSentences } from '../domain/sentence-stream.ts';
import { supportedSentence } from '../domain/supported-sentence.ts';
import { noAnswer, promptFor } from './prompt.ts';

interface Prompt {
  readonly question: string;
  /** As they may be shown to a model. */
  readonly passages: readonly string[];
  /** Places in the list that the reader sees, from 1. */
  readonly numbers: readonly number[];
}

/** The sentences of an answer as they are written, each with passages that bear it out, and how it ended. */
export async function* answerQuestion(
  model: LanguageModel,
  { question, passages, numbers }: Prompt,
  log: Log,
): AsyncIterable<AnswerLine> {
  const ending = new AbortController();
  const sent = new Set<string>();
  try {
    for await (const written of wholeSentences(model.write(promptFor(question, passages), ending.signal))) {
      if (written.startsWith(noAnswer)) break;
      const sentence = supportedSentence(written, passages);
      if (!sentence || sent.has(sentence.text)) continue;
      sent.add(sentence.text);
      yield { ...sentence, type: 'sentence', sources: sentence.sources.map((source) => numbers[source - 1] as number) };
    }
    yield { type: 'end', outcome: sent.size > 0 ? 'answered' : 'unanswered' };
  } catch (problem) {
    log.warn({ problem }, 'the language model did not answer');
    yield { type: 'end', outcome: 'interrupted' };
  } finally {
    // Whoever goes away in the middle needs no more of it.
    ending.abort();
  }
}
