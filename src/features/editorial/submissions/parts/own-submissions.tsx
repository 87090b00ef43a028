import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { Moment } from '../../../../platform/shell/moment.tsx';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import { Empty } from '../../../../platform/ui/empty.tsx';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import { PageLinks } from '../../../../platform/ui/page-links.tsx';
import text from '../../../../platform/ui/text.module.css';
import type { mySubmissions } from '../contract.ts';
import { StateLine } from './timeline.tsx';

interface Props {
  readonly submissions: OutputOf<typeof mySubmissions>;
  hrefOf(page: number): string;
  submissionHref(id: string): string;
}

/** What the member sent or is an author of: where it stands, and who has to do something. */
export function OwnSubmissions({ submissions: { content, page, totalPages }, hrefOf, submissionHref }: Props) {
  const say = useSay();
  const href = useHref();
  const { language, site, enabled } = useFrame();
  const ways = enabled.submission && (
    <p className={field.actions}>
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
      <Empty title={say('submissions.own.empty')} hint={say('submissions.own.emptyHint')}>
        {ways}
      </Empty>
    );
  return (
    <>
      <ul className={box.entries} data-part="submissions">
        {content.map((line) => (
          <li key={line.id} className={layout.stack1} data-state={line.state}>
            <h2 className={text.h3}>
              <a href={submissionHref(line.id)}>
                <bdi>{textFor(line.titles, language, site.defaultLanguage) || say('submissions.state.untitled')}</bdi>
              </a>
            </h2>
            <StateLine {...line} />
            <p className={text.fine}>
              {[line.number, say(`submissions.state.kind.${line.kind}`)].filter(Boolean).join(' · ')} ·{' '}
              <Moment at={line.changedAt} />
            </p>
          </li>
        ))}
      </ul>
      <PageLinks page={page} total={totalPages} hrefOf={hrefOf} />
      {ways}
    </>
  );
}
