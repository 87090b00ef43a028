import '../../../content/article/pages/article-body.css';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { pageCall } from '../../../platform/shell/page-call.ts';
import box from '../../../platform/ui/box.module.css';
import buttons from '../../../platform/ui/button.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { getSubmissionText, readSubmissionText } from '../../editorial/submissions/editorial.contract.ts';
import shared from './console.module.css';
import { ConsoleSection } from './console-page.tsx';
import styles from './submission-text.module.css';
import type { ActionProps, EditorialSubmission } from './submission-view.ts';
import { useWord } from './use-console.ts';

const pollMilliseconds = 3_000;

type Report = NonNullable<NonNullable<EditorialSubmission['text']>['report']>;

/** What was read of an accepted manuscript in Word, before any reader has it. */
export function SubmissionText({ submission, onDone }: ActionProps) {
  const say = useWord();
  const { id, text: found } = submission;
  const isWaiting = found?.state === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(onDone, pollMilliseconds);
    return () => clearInterval(timer);
  }, [isWaiting, onDone]);
  if (!found) return null;
  const { state, reason, report, body } = found;

  async function readAgain() {
    const answer = await pageCall()<typeof readSubmissionText>('POST /console/submission/readText', { id });
    if (answer.ok) onDone();
  }

  return (
    <ConsoleSection id="text" title={say('submission.text')} isCard part="submission-text">
      <p role="status">{say.of('submission.text', state)}</p>
      {reason && (
        <p className={box.remark} lang="en">
          {reason}
        </p>
      )}
      {report && <TextReport report={report} />}
      {body && <TextPreview key={body} id={id} />}
      {!isWaiting && (
        <div>
          <button type="button" className={buttons.button} onClick={() => void readAgain()}>
            {say(state === 'none' ? 'submission.text.first' : 'submission.text.again')}
          </button>
        </div>
      )}
    </ConsoleSection>
  );
}

const counted = ['words', 'headings', 'tables', 'figures', 'formulas', 'notes', 'references', 'citations'] as const;

function TextReport({ report: { counts, front, notTaken } }: { readonly report: Report }) {
  const say = useWord();
  const intl = useIntl();
  return (
    <>
      <dl className={layout.line}>
        {counted.map((name) => (
          <div key={name}>
            <dt className={text.fine}>{say.of('submission.text.count', name)}</dt>
            <dd>{intl.formatNumber(counts[name])}</dd>
          </div>
        ))}
      </dl>
      {notTaken.length === 0 ? (
        <p>{say('submission.text.allTaken')}</p>
      ) : (
        <div className={`${box.remark} ${layout.stack2}`} data-part="not-taken">
          <h3 className={text.h4}>{say('submission.text.notTaken')}</h3>
          <ul className={shared.listed}>
            {[...Map.groupBy(notTaken, ({ kind }) => kind)].map(([kind, ofKind]) => (
              <li key={kind}>
                {say.of('submission.text.notTaken', kind)} ({ofKind.length})
                {ofKind.some(({ name }) => name) && (
                  <>
                    : <bdi>{[...new Set(ofKind.map(({ name }) => name).filter(Boolean))].join(', ')}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {front.length > 0 && (
        <details data-fold>
          <summary className={shared.opener}>{say('submission.text.front', { count: front.length })}</summary>
          <ul className={shared.listed}>
            {front.map((one, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are paragraphs in their order, and two may read alike
              <li key={place} dir="auto">
                {one}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** As readers will have it; it is fetched when somebody looks. */
function TextPreview({ id }: { readonly id: string }) {
  const say = useWord();
  const [preview, setPreview] = useState<{ html: string; language: string } | 'loading' | 'failed' | null>(null);

  async function open() {
    setPreview('loading');
    const answer = await pageCall()<typeof getSubmissionText>('GET /console/submission/text', { id });
    setPreview(answer.ok ? answer.value : 'failed');
  }

  return (
    <details data-fold onToggle={({ currentTarget }) => currentTarget.open && preview === null && void open()}>
      <summary className={shared.opener}>{say('submission.text.look')}</summary>
      {typeof preview === 'string' && <p role="status">{say.of('submission.text', preview)}</p>}
      {preview !== null && typeof preview === 'object' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
        <section className={styles.preview} aria-label={say('submission.text.look')} tabIndex={0} data-part="article">
          <div
            data-part="body"
            lang={preview.language}
            dir="auto"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the text was made safe when it was stored
            dangerouslySetInnerHTML={{ __html: preview.html }}
          />
        </section>
      )}
    </details>
  );
}
