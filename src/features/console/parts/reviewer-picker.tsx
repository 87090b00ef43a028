import { useEffect, useState } from 'react';
import { pageCall } from '../../../platform/shell/page-call.ts';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { listReviewers, Reviewer } from '../../editorial/submissions/reviewers.contract.ts';
import { ActionButton } from './console-page.tsx';
import { LabelledLine } from './labelled.tsx';
import { useWord } from './use-console.ts';

const pauseMilliseconds = 250;

/** Finds someone who was invited before, by name, address or field. */
export function ReviewerPicker({ onPick }: { readonly onPick: (reviewer: Reviewer) => void }) {
  const say = useWord();
  const [words, setWords] = useState('');
  const [found, setFound] = useState<readonly Reviewer[]>([]);

  useEffect(() => {
    const wanted = words.trim();
    if (wanted === '') return setFound([]);
    let isOver = false;
    const timer = setTimeout(async () => {
      const answer = await pageCall()<typeof listReviewers>('GET /console/reviewers', { text: wanted, size: 5 });
      if (!isOver && answer.ok) setFound(answer.value.content);
    }, pauseMilliseconds);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [words]);

  const pick = (reviewer: Reviewer) => {
    setWords('');
    onPick(reviewer);
  };

  return (
    <div data-part="reviewer-picker">
      <LabelledLine
        label={say('reviewers.pick')}
        type="search"
        maxLength={100}
        autoComplete="off"
        value={words}
        onChange={setWords}
      />
      {found.length > 0 && (
        <ul className={`${box.entries} ${layout.stack2}`}>
          {found.map((reviewer) => (
            <li key={reviewer.email} className={layout.spread}>
              <div>
                <bdi>{reviewer.name}</bdi> <small className={text.muted}>{reviewer.email}</small>
                <p className={text.fine}>
                  {say('reviewers.facts', {
                    given: reviewer.given,
                    invited: reviewer.invited,
                    days: reviewer.medianDays ?? '–',
                    load: reviewer.load,
                  })}
                  {reviewer.fields.length > 0 && <> · {reviewer.fields.join(', ')}</>}
                </p>
              </div>
              <ActionButton onClick={() => pick(reviewer)}>
                {say('reviewers.choose')}
                <span data-visually-hidden>: {reviewer.name}</span>
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
