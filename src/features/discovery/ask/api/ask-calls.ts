import { Readable } from 'node:stream';
import { answeringWhile, type CallRequest } from '../../../../platform/contract/handler.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { LanguageModel } from '../../../../platform/ports/language-model.ts';
import type { Log } from '../../../../platform/ports/log.ts';
import type { OffersOf } from '../../../../platform/ports/offers-of.ts';
import type { RateLimit } from '../../../../platform/ports/rate-limit.ts';
import { type AnswerLine, type AskFound, type AskPassage, getAskPassages, writeAnswer } from '../contract.ts';
import { hasEvidence } from '../domain/evidence.ts';
import { questionWords } from '../domain/terms.ts';
import { withoutInstructions } from '../domain/without-instructions.ts';
import { answerQuestion } from '../use-cases/answer-question.ts';

/** A passage with its words, which nobody has who may not read them. */
export type WordedPassage = AskPassage & { readonly text: string | null };

export interface AskParts {
  /** Passages that have the words, the best first, as this reader may see them. */
  passagesFor(
    request: Pick<CallRequest<unknown>, 'site' | 'reader' | 'language'>,
    words: string,
  ): Promise<Result<{ readonly passages: readonly WordedPassage[]; readonly searched: number }, Failure>>;
  readonly model: LanguageModel | undefined;
  readonly offersOf: OffersOf;
  readonly rateLimit: RateLimit;
  readonly log: Log;
}

const perAddress = { most: 30, seconds: 60 };
const answersPerAddress = { most: 10, seconds: 60 };

type Request = CallRequest<{ readonly q: string }>;

/** Nothing of a question is kept: neither in a log, nor with the reader. */
export function askCalls({ passagesFor, model, offersOf, rateLimit, log }: AskParts) {
  const answering = answeringWhile(offersOf, 'ask');

  async function find(request: Request) {
    const found = await passagesFor(request, questionWords(request.input.q));
    if (!found.ok) return found;
    const { passages, searched } = found.value;
    const texts = passages.map(({ text }) => (text === null ? '' : withoutInstructions(text)));
    const isAnswerable = hasEvidence(request.input.q, texts);
    const evidence: AskFound = {
      passages: passages.map(({ text, ...passage }) => passage),
      searched,
      isAnswerable,
      model: model?.name ?? null,
    };
    return success({ evidence, texts });
  }

  async function limited(request: Request, kind: string, allowance: typeof perAddress) {
    const { allowed, retryAfterSeconds } = await rateLimit.take(`${kind} ${request.trace.address}`, allowance);
    return allowed ? undefined : failed(failure('tooManyRequests', { seconds: retryAfterSeconds }));
  }

  async function* lines(question: string, evidence: AskFound, texts: readonly string[]): AsyncIterable<AnswerLine> {
    yield { type: 'passages', ...evidence };
    const open = texts.flatMap((text, place) => (text === '' ? [] : [{ text, number: place + 1 }]));
    if (!model || !evidence.isAnswerable) yield { type: 'end', outcome: 'unanswered' };
    else
      yield* answerQuestion(
        model,
        { question, passages: open.map(({ text }) => text), numbers: open.map(({ number }) => number) },
        log,
      );
  }

  return [
    answering(getAskPassages, async (request) => {
      const refusal = await limited(request, 'ask', perAddress);
      if (refusal) return refusal;
      const found = await find(request);
      return found.ok ? success(found.value.evidence) : found;
    }),
    answering(writeAnswer, async (request) => {
      const refusal = await limited(request, 'answer', answersPerAddress);
      if (refusal) return refusal;
      const found = await find(request);
      if (!found.ok) return found;
      const { evidence, texts } = found.value;
      return success({
        name: 'answer.ndjson',
        contentType: 'application/x-ndjson',
        content: Readable.from(asText(lines(request.input.q, evidence, texts))),
      });
    }),
  ];
}

async function* asText(lines: AsyncIterable<AnswerLine>): AsyncIterable<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}
