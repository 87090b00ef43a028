import { useState } from 'react';
import type { Call } from '../../../../platform/contract/call.ts';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { Localized } from '../../../../platform/shell/localized.tsx';
import { localizedIn, localizedText } from '../../../../platform/shell/localized-text.ts';
import { Moment } from '../../../../platform/shell/moment.tsx';
import { leaveMessageForNextPage } from '../../../../platform/shell/next-page-message.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import buttons from '../../../../platform/ui/button.module.css';
import { confirmed } from '../../../../platform/ui/confirm.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { AccountEntry, AccountSection } from '../../../members/account/parts/account-section.tsx';
import { departTo } from '../../../members/account/parts/third-party.ts';
import type { addOrcidWorksAgain, beginOrcidConsent, getOrcidWorks, withdrawOrcidConsent } from '../contract.ts';

export type OrcidView = OutputOf<typeof getOrcidWorks>;

export const loadOrcidWorks = async (call: Call): Promise<OrcidView> =>
  expectAnswer(await call<typeof getOrcidWorks>('GET /front/orcid/works', { size: 50 }));

/** A member lets this site add their papers to their ORCID record, sees what became of them, and takes it back. */
export function OrcidWorks({
  orcid: { isOffered, orcid, state, since, isWaiting, works },
}: {
  readonly orcid: OrcidView;
}) {
  const say = useSay();
  const href = useHref();
  const { language } = useFrame();
  const [problem, setProblem] = useState('');
  const isOver = state === 'none' || state === 'refused';
  const isMissing = works.content.some((work) => work.state === 'failed' || work.state === 'left');

  const allow = async () => {
    const answer = await pageCall()<typeof beginOrcidConsent>('POST /front/orcid/begin', {}, { quiet: true });
    if (!answer.ok) return setProblem(String(answer.failure.values?.message ?? ''));
    departTo(answer.value, { purpose: 'works', providerName: 'ORCID', back: location.pathname + location.search });
  };
  const withdraw = async () => {
    const words = { confirm: say('orcidWorks.action.withdraw'), cancel: say('ui.action.cancel') };
    if (!(await confirmed(say('orcidWorks.confirm.withdraw'), words))) return;
    const answer = await pageCall()<typeof withdrawOrcidConsent>('POST /front/orcid/withdraw', {});
    if (answer.ok) location.reload();
  };
  const again = async () => {
    const answer = await pageCall()<typeof addOrcidWorksAgain>('POST /front/orcid/again', {});
    if (!answer.ok) return;
    leaveMessageForNextPage(say('ui.success.save'));
    location.reload();
  };

  if (!isOffered && state === 'none') return null;
  return (
    <AccountSection title={say('orcidWorks.title')} part="orcid-works">
      <p className={text.measure} data-state={state}>
        {state === 'none' && say('orcidWorks.offer')}
        {state === 'refused' && say('orcidWorks.refused')}
        {state === 'withdrawn' && say('orcidWorks.withdrawn')}
        {state === 'given' && since && (
          <>
            {say('orcidWorks.given')} <Moment at={since} isDay />
          </>
        )}
      </p>
      {isWaiting && <p role="status">{say('orcidWorks.waiting')}</p>}
      <p role="alert" className={field.problems}>
        {problem}
      </p>
      {works.content.length > 0 && (
        <ul className={layout.stack2}>
          {works.content.map((work) => (
            <AccountEntry
              key={work.id}
              name={
                <a href={href(itemAddress({ kind: 'article', id: work.id, doi: work.doi }))}>
                  <Localized of={localizedIn(work.titles, language, '') ?? localizedText(work.doi ?? work.id, 'en')} />
                </a>
              }
              about={work.problem ? say(`orcidWorks.problem.${work.problem}`) : work.doi}
            >
              <span data-work={work.state}>{say(`orcidWorks.state.${work.state}`)}</span>
            </AccountEntry>
          ))}
        </ul>
      )}
      {works.totalElements > works.content.length && (
        <p className={text.muted}>{say('orcidWorks.more', { count: works.totalElements - works.content.length })}</p>
      )}
      {state === 'given' && works.content.length === 0 && <p className={text.muted}>{say('orcidWorks.none')}</p>}
      <div className={layout.row2}>
        {isOver && isOffered && orcid && (
          <button type="button" className={buttons.button} data-part="orcid-allow" onClick={() => void allow()}>
            {say('orcidWorks.action.allow')}
          </button>
        )}
        {isOver && !orcid && <p>{say('orcidWorks.linkFirst')}</p>}
        {state === 'given' && isMissing && (
          <button type="button" className={buttons.button} onClick={() => void again()}>
            {say('orcidWorks.action.again')}
          </button>
        )}
        {(state === 'given' || state === 'refused') && (
          <button type="button" className={buttons.button} data-part="orcid-withdraw" onClick={() => void withdraw()}>
            {say('orcidWorks.action.withdraw')}
          </button>
        )}
      </div>
    </AccountSection>
  );
}
