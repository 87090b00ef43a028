import { useEffect, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import type { AnswerLine, AskPassage } from '../contract.ts';
import styles from './ask.module.css';
import { readAnswer } from './read-answer.ts';

type Sentence = Extract<AnswerLine, { type: 'sentence' }>;
type Outcome = Extract<AnswerLine, { type: 'end' }>['outcome'];

interface Writing {
  readonly passages: readonly AskPassage[];
  readonly sentences: readonly Sentence[];
  readonly outcome: Outcome | null;
}

interface Props {
  readonly question: string;
  readonly passages: readonly AskPassage[];
  /** Which program writes it. */
  readonly model: string;
}

/** An answer as a program writes it, sentence by sentence, each with links to the paragraphs that it rests on. */
export function WrittenAnswer({ question, passages, model }: Props) {
  const say = useSay();
  const { sentences, outcome, passages: sources } = useAnswer(question, passages);
  const isOver = outcome !== null;
  return (
    <section className={`${box.panel} ${layout.stack3} ${styles.answer}`} aria-labelledby="answer" data-part="answer">
      <h2 id="answer" className={text.h3}>
        {say('ask.answer.title')}
      </h2>
      <div className={styles.sentences} aria-live="polite" aria-busy={!isOver}>
        {sentences.map((sentence) => (
          <AnswerSentence key={sentence.text} sentence={sentence} passages={sources} />
        ))}
        {!isOver && <span className={text.muted}>{say('ask.answer.writing')}</span>}
        {outcome === 'unanswered' && <span>{say('ask.answer.none')}</span>}
        {outcome === 'interrupted' && <span>{say('ask.answer.interrupted')}</span>}
      </div>
      <p className={`${text.fine} ${text.measure}`}>{say('ask.answer.made', { model })}</p>
    </section>
  );
}

interface SentenceProps {
  readonly sentence: Sentence;
  readonly passages: readonly AskPassage[];
}

function AnswerSentence({ sentence, passages }: SentenceProps) {
  const say = useSay();
  const href = useHref();
  return (
    <span data-part="sentence">
      <bdi>{sentence.text}</bdi>
      {sentence.sources.map((source) => {
        const passage = passages[source - 1];
        return (
          passage && (
            <a
              key={source}
              className={styles.source}
              href={href(passage.url)}
              aria-label={say('ask.answer.source', { number: source, title: passage.title })}
            >
              {source}
            </a>
          )
        );
      })}{' '}
    </span>
  );
}

function useAnswer(question: string, passages: readonly AskPassage[]): Writing {
  const [writing, setWriting] = useState<Writing>({ passages, sentences: [], outcome: null });
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      for await (const line of readAnswer(question, leaving.signal))
        setWriting((before) => {
          if (line.type === 'passages') return { ...before, passages: line.passages };
          if (line.type === 'end') return { ...before, outcome: line.outcome };
          return { ...before, sentences: [...before.sentences, line] };
        });
    };
    read().catch(() => {
      if (!leaving.signal.aborted) setWriting((before) => ({ ...before, outcome: 'interrupted' }));
    });
    return () => leaving.abort();
  }, [question]);
  return writing;
}
