import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import buttons from '../../../../platform/ui/button.module.css';
import { PageLinks } from '../../../../platform/ui/page-links.tsx';
import type { mySubmissions } from '../contract.ts';
import { isWithAuthor } from '../domain/steps.ts';
import styles from './own.module.css';
import { ChangedOn } from './timeline.tsx';

interface Props {
  readonly submissions: OutputOf<typeof mySubmissions>;
  hrefOf(page: number): string;
  submissionHref(id: string): string;
}

/** What the member sent or is an author of: where it stands, and who has to do something. */
export function OwnSubmissions({ submissions: { content, page, totalPages }, hrefOf, submissionHref }: Props) {
  const say = useSay();
  const href = useHref();
  const { language, site } = useFrame();
  const ways = (
    <p className={styles.ways}>
      <a className={buttons.button} href={href('/manuscript')} data-part="to-manuscript">
        {say('submissions.own.manuscript')}
      </a>
      <a className={buttons.button} href={href('/videoSubmission')}>
        {say('submissions.own.video')}
      </a>
    </p>
  );
  if (content.length === 0)
    return (
      <div data-part="empty">
        <p>
          <strong>{say('submissions.own.empty')}</strong>
        </p>
        <p>{say('submissions.own.emptyHint')}</p>
        {ways}
      </div>
    );
  return (
    <>
      <ul className={styles.list} data-part="submissions">
        {content.map((line) => (
          <li key={line.id} data-state={line.state}>
            <h2>
              <a href={submissionHref(line.id)}>
                <bdi>{textFor(line.titles, language, site.defaultLanguage) || say('submissions.state.untitled')}</bdi>
              </a>
            </h2>
            <p>
              <strong className={styles.state} data-with-author={isWithAuthor(line.state) ? '' : undefined}>
                {say(`submissions.state.${line.state}`)}
              </strong>{' '}
              {say(line.isOwn ? `submissions.state.expected.${line.state}` : 'submissions.own.asCoAuthor')}
            </p>
            <p className={styles.facts}>
              {[line.number, say(`submissions.state.kind.${line.kind}`)].filter(Boolean).join(' · ')} ·{' '}
              <ChangedOn at={line.changedAt} />
            </p>
          </li>
        ))}
      </ul>
      <PageLinks page={page} total={totalPages} hrefOf={hrefOf} />
      {ways}
    </>
  );
}
