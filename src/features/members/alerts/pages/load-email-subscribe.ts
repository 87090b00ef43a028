import type { RouterContextProvider } from 'react-router';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import { namedJournal } from '../../../sites/navigation/parts/named-journal.ts';
import { openPage } from '../../../sites/navigation/parts/open-page.ts';
import type { getAggregatedConfig } from '../../../sites/site/contract.ts';
import type { subscribeColumns, subscribeList } from '../contract.ts';
import { type AlertKind, alertKinds, mostChoices, writtenSubject } from '../domain/alert.ts';

/** /emailSubscribe: what can be chosen here, and what the member who asks has chosen before. */
export async function loadEmailSubscribe(context: Readonly<RouterContextProvider>, request: Request) {
  const page = await openPage(context, request);
  const { signedIn } = context.get(pageRequest);
  const { call, parameters, say } = page;
  const [config, columns, alerts] = await Promise.all([
    call<typeof getAggregatedConfig>('GET /front/site/getAggregatedConfig', {}),
    call<typeof subscribeColumns>('GET /front/frontMembers/subscribeColumns', {}),
    signedIn ? call<typeof subscribeList>('GET /front/frontMembers/subscribeList', {}) : null,
  ]);
  const own = alerts?.ok ? alerts.value : [];
  const { publicationIndexId, type, keywords = '' } = parameters;
  const journal = publicationIndexId ? await namedJournal(page, publicationIndexId) : null;
  const words = keywords
    .split(/[,;，；]/)
    .map(writtenSubject)
    .filter(Boolean);
  return {
    signedIn,
    isOffered: expectAnswer(config).enableSubscription,
    columns: (columns.ok ? columns.value : []).map(({ subject, names }) => ({ subject, name: say(names) || subject })),
    alerts: own,
    confirmed: [...new Set(own.map(({ email }) => email.toLowerCase()))],
    journal: journal && journal.id === publicationIndexId ? { id: journal.id, name: say(journal.names) } : null,
    first: { types: typesOf(type, words), keywords: words.slice(0, mostChoices) },
  };
}

const typesOf = (named: string | undefined, words: readonly string[]): AlertKind[] => {
  const asked = alertKinds.filter((kind) => kind === named);
  if (asked.length > 0) return asked;
  return words.length > 0 ? ['keywords'] : ['current'];
};
