import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { leaveMessageForNextPage } from '../../../../platform/shell/next-page-message.ts';
import styles from './account-form.module.css';
import { arrive } from './arrive.ts';

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
        if (outcome.told) leaveMessageForNextPage(say(outcome.told));
        location.assign(href(outcome.go));
      } else setProblem(String(outcome.values?.message ?? say('failure.thirdPartyRefused')));
    });
  }, []);

  if (!problem) return <p role="status">{say('account.login.returning')}</p>;
  return (
    <>
      <p role="alert" className={styles.general} data-part="form-problem">
        {problem}
      </p>
      <p>
        <a href={href('/login')}>{say('account.login.title')}</a>
      </p>
    </>
  );
}
