import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { leaveMessageForNextPage } from '../../../../platform/shell/next-page-message.ts';
import field from '../../../../platform/ui/field.module.css';
import type { completeOrcidConsent } from '../../../discovery/orcid-works/contract.ts';
import type { loginByIds, thirdBind } from '../binding.contract.ts';
import { askAccount } from './ask-account.ts';
import { callbackAddress, keepWaiting, recallDeparture } from './third-party.ts';

/** Stands in for the form while someone who comes back from a provider is let in. */
export function Arrival() {
  const say = useSay();
  const href = useHref();
  const [problem, setProblem] = useState('');
  const begun = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what came back counts once, whatever else changes on the page
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const query = location.search;
    // The code is spent in a moment; nobody needs it in the history.
    history.replaceState(history.state, '', location.pathname);
    void arrive(query).then((outcome) => {
      if ('go' in outcome) {
        if (outcome.message) leaveMessageForNextPage(say(outcome.message));
        location.assign(href(outcome.go));
      } else setProblem(String(outcome.values?.message ?? say('failure.thirdPartyRefused')));
    });
  }, []);

  if (!problem) return <p role="status">{say('account.login.returning')}</p>;
  return (
    <>
      <p role="alert" className={field.problems} data-part="form-problem">
        {problem}
      </p>
      <p>
        <a href={href('/login')}>{say('account.login.title')}</a>
      </p>
    </>
  );
}

/** Where to go now, and what to say there. */
interface Onward {
  readonly go: string;
  readonly message?: 'ui.success.login' | 'ui.success.save' | 'account.binding.done';
}

/** Takes up what the provider sent back. Answers where to go, or why not. */
async function arrive(query: string): Promise<Onward | Failure> {
  const given = new URLSearchParams(query);
  const state = given.get('state') ?? '';
  const code = given.get('code');
  const remembered = recallDeparture(state);
  // A state that did not leave from this tab was sent by somebody else.
  if (!remembered || !code) return failure('thirdPartyRefused');
  if (remembered.purpose === 'works') {
    const consented = await askAccount<typeof completeOrcidConsent>('POST /front/orcid/complete', { code, state });
    return consented.ok ? { go: remembered.back, message: 'ui.success.save' } : consented.failure;
  }
  const iss = given.get('iss');
  const answer = await askAccount<typeof loginByIds>('GET /api/loginByIds', {
    code,
    state,
    redirectUrl: callbackAddress(),
    ...(iss && { iss }),
  });
  if (!answer.ok) return answer.failure;
  if (answer.value.step !== 'bind') return { go: remembered.back, message: 'ui.success.login' };
  const { ticket } = answer.value;
  if (remembered.purpose === 'bind') {
    const bound = await askAccount<typeof thirdBind>('POST /api/thirdBind', { ticket });
    return bound.ok ? { go: remembered.back, message: 'account.binding.done' } : bound.failure;
  }
  keepWaiting({ ticket, providerName: remembered.providerName, back: remembered.back });
  return { go: '/accountBinding' };
}
