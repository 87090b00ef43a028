import { data, type RouterContextProvider, redirect } from 'react-router';
import type { getDetailBySiteId, searchByCat } from '../../../../content/journal/contract.ts';
import type { Call } from '../../../../platform/contract/call.ts';
import { wording } from '../../../../platform/i18n/intl.server.ts';
import { siteOfId } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { readPageParameters } from '../../../../platform/kernel/page-parameters.ts';
import { type Text, textFor } from '../../../../platform/kernel/text.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import { pageUrl } from '../../../../platform/ui/page-url.ts';
import type { getInfo } from '../../../members/membership/contract.ts';
import type { getItemInfo } from '../../../portal/column/contract.ts';
import type { getHostSite } from '../../../sites/site/contract.ts';
import type { getSubmission, mySubmissions } from '../contract.ts';
import { isWithAuthor } from '../domain/steps.ts';
import type { SubmissionKind } from '../domain/submission.ts';
import { submittingWords } from '../parts/submitting-words.server.ts';

/** For nobody's cache. */
const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' };
const mostJournals = 50;
const mostDrafts = 50;

/** /manuscript and /videoSubmission: what it is for visitors, what was begun for members, the form for whoever writes one. */
export async function loadSubmit(context: Readonly<RouterContextProvider>, request: Request) {
  const { call, language: requested, signedIn, placeBody } = context.get(pageRequest);
  const { pathname, search, searchParams } = pageUrl(request);
  const kind: SubmissionKind = /^\/videosubmission\/?$/i.test(pathname) ? 'video' : 'manuscript';
  const { childId, columnId } = readPageParameters(searchParams);
  const site = expectAnswer(await call<typeof getHostSite>('GET /front/site/getHostSite', {}));
  const language = requested ?? site.defaultLanguage;
  const info = signedIn ? await call<typeof getInfo>('GET /front/frontMembers/info', {}) : undefined;
  const own = info?.ok ? await openedBy(call, childId) : undefined;
  if (childId && !info?.ok) throw redirect(loginFor(`${pathname}${search}`, searchParams.get('lang')), { headers });

  if (info?.ok && own) {
    // What is not with its author any more is looked at, not written.
    if (!own.isOwn || !isWithAuthor(own.state)) throw redirect(centerOf(own.id, searchParams.get('lang')), { headers });
    const { name, userName, email, orcid, institution } = info.value;
    return data(
      {
        at: 'form' as const,
        kind: own.kind,
        ...spoken(own.kind, language, ['form', 'file', 'state']),
        submission: own,
        journals: await journalsOf(call, site.id, (names) => textFor(names, language, site.defaultLanguage)),
        me: { name: name || userName, email, orcid: orcid ?? '', institution },
      },
      { headers },
    );
  }

  const introduction = columnId && siteOfId(columnId) ? await introductionOf(call, columnId) : null;
  if (introduction) await placeBody(introduction.sha256);
  const common = { kind, introduction, ...spoken(kind, language, ['door', 'state']) };
  if (!info?.ok) return data({ at: 'door' as const, ...common });
  const mine = { kind, page: 0, size: mostDrafts };
  const { content } = expectAnswer(await call<typeof mySubmissions>('GET /front/submission/mine', mine));
  const drafts = content.filter(({ state, isOwn }) => isOwn && isWithAuthor(state));
  return data({ at: 'begin' as const, ...common, drafts }, { headers });
}

async function openedBy(call: Call, id: string | undefined) {
  if (!id || !siteOfId(id)) return undefined;
  const found = await call<typeof getSubmission>('GET /front/submission/detail', { id });
  return found.ok ? found.value : undefined;
}

/** What the site says itself about submitting, in the column that led here. */
async function introductionOf(call: Call, columnId: string) {
  const found = await call<typeof getItemInfo>('GET /front/item/info', { columnId });
  return found.ok ? found.value.body : null;
}

/** The journals to choose from: none where the site has one of its own. */
async function journalsOf(call: Call, siteId: number, say: (names: Text) => string) {
  const own = await call<typeof getDetailBySiteId>('GET /front/front-publication/detail/getDetailBySiteId', {});
  if (own.ok) return [];
  const input = { size: mostJournals };
  const found = await call<typeof searchByCat>('GET /front/front-publication/search/searchByCat', input);
  const journals = found.ok ? found.value.content.filter(({ id }) => siteOfId(id) === siteId) : [];
  return journals.map(({ id, names }) => ({ id, name: say(names) }));
}

const spoken = (kind: SubmissionKind, language: Language, areas: Parameters<typeof submittingWords>[1]) => ({
  title: wording(language, `submissions.door.title.${kind}`),
  words: submittingWords(language, areas),
});

const withLanguage = (query: Record<string, string>, lang: string | null): string =>
  String(new URLSearchParams(lang ? { ...query, lang } : query));

const loginFor = (url: string, lang: string | null): string => `/login?${withLanguage({ url }, lang)}`;

const centerOf = (childId: string, lang: string | null): string =>
  `/personal?${withLanguage({ menu: 'submission', childId }, lang)}`;
