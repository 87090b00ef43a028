import type { RouterContextProvider } from 'react-router';
import type { advSearch, advSearchClusters, getSubjectCategory } from '../../../features/discovery/search/contract.ts';
import { columnPlace, type OpenPage, openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { languagesInOrder, tagOf } from '../../../platform/shell/localized-text.ts';
import { headSlot } from '../../../platform/ui/body-marker.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import { type JsonLd, jsonLdScript } from '../../../platform/ui/json-ld.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { isAbsent } from '../../article/parts/is-absent.ts';
import { papersView } from '../../expert/parts/expert-papers.tsx';
import { termAddress } from '../../expert/parts/expert-view.ts';
import type { findSubject } from '../../subject/contract.ts';
import type { getInstitution } from '../contract.ts';
import { institutionFacts, institutionJsonLd, type ProfileFact, subjectJsonLd } from '../parts/profile-facts.ts';
import { keywordsFor, type ProfileKind, type ProfileList, papersByYear, profileLists } from '../parts/profile-lists.ts';

const papersOnPage = 20;
const mostPeople = 24;
const mostTerms = 60;

export async function loadProfile(context: Readonly<RouterContextProvider>, request: Request) {
  const page = await openPage(context, request);
  const tell = (node: JsonLd) => context.get(pageRequest).placeHtml(headSlot, jsonLdScript(node));
  switch (page.path.toLowerCase()) {
    case '/organdetails':
      return loadInstitution(page, tell);
    case '/subjectdetails':
      return loadSubject(page, tell);
    default:
      return loadTerm(page);
  }
}

async function loadInstitution(page: OpenPage, tell: (node: JsonLd) => void) {
  const { call, language, origin, parameters } = page;
  const { columnId: id } = parameters;
  if (!id) throw showScreen('notFound', language);
  const found = await call<typeof getInstitution>('GET /front/institution/{id}', { id });
  if (isAbsent(found)) throw showScreen('notFound', language);
  const institution = expectAnswer(found);
  tell(institutionJsonLd(institution, origin));
  const { id: own, url, institutionName: name, names, summary } = institution;
  const facts = institutionFacts(institution, language);
  return loadFindings(page, {
    kind: 'institution',
    id: own,
    url,
    name,
    names,
    summary,
    facts,
    chips: [],
    values: [own],
  });
}

async function loadSubject(page: OpenPage, tell: (node: JsonLd) => void) {
  const { call, language, origin, parameters } = page;
  const { columnId: id, code } = parameters;
  if ((!id && !code) || (await columnPlace(page))) return chooseSubject(page);
  const found = await call<typeof findSubject>(
    'GET /front/front-category/findSubject',
    id ? { id } : { code: code ?? '' },
  );
  if (isAbsent(found)) throw showScreen('notFound', language);
  const subject = expectAnswer(found);
  tell(subjectJsonLd(subject, origin));
  const { name, names, summary, url, parent, children, ids: values } = subject;
  const near = [
    { key: 'institution.fact.above', entries: parent ? [{ name: parent.name, href: parent.url }] : [] },
    { key: 'institution.fact.below', entries: children.map((child) => ({ name: child.name, href: child.url })) },
  ] as const;
  const chips = near.filter(({ entries }) => entries.length > 0);
  return loadFindings(page, { kind: 'subject', id: subject.id, url, name, names, summary, facts: [], chips, values });
}

async function loadTerm(page: OpenPage) {
  const { code, q } = page.parameters;
  const term = code ?? q;
  if (!term || (await columnPlace(page))) return chooseTerm(page);
  const nothingStored = { id: null, names: {}, summary: '', facts: [], chips: [] };
  return loadFindings(page, { ...nothingStored, kind: 'term', url: termAddress(term), name: term, values: [term] });
}

/** An address that names nothing: what could be meant. */
export interface ProfileChoice {
  readonly state: 'choose';
  readonly kind: 'subject' | 'term';
  readonly entries: readonly { readonly name: string; readonly href: string; readonly count: number | null }[];
}

async function chooseSubject({ call }: OpenPage): Promise<ProfileChoice> {
  const subjects = await call<typeof getSubjectCategory>('GET /front/front-category/getSubjectCategory', {});
  const entries = (subjects.ok ? subjects.value : []).map(({ id, name, count }) => ({
    name,
    href: `/subjectDetails?columnId=${id}`,
    count,
  }));
  return { state: 'choose', kind: 'subject', entries };
}

async function chooseTerm({ call, language }: OpenPage): Promise<ProfileChoice> {
  const spread = await call<typeof advSearchClusters>('GET /front/advSearch/clusters', { more: ['keyword'] });
  const keywords = spread.ok ? spread.value.clusters.find(({ name }) => name === 'keyword') : undefined;
  const entries = keywordsFor(keywords?.values ?? [], language)
    .slice(0, mostTerms)
    .map(({ label, count }) => ({ name: label, href: termAddress(label), count }));
  return { state: 'choose', kind: 'term', entries };
}

interface Profile {
  readonly kind: ProfileKind;
  /** What readers counted are sent for; a term is nothing that is stored. */
  readonly id: string | null;
  /** Where this page stands among all that show it. */
  readonly url: string;
  readonly name: string;
  readonly names: Text;
  readonly summary: string;
  readonly facts: readonly ProfileFact[];
  readonly chips: readonly { readonly key: MessageKey; readonly entries: readonly { name: string; href: string }[] }[];
  /** Ids, or a keyword. */
  readonly values: readonly string[];
}

export type ProfileView = Awaited<ReturnType<typeof loadFindings>>;

/** What the engine finds and counts about an institution, a subject or a term. A page without it is thin, not broken. */
async function loadFindings({ call, language, parameters, site }: OpenPage, { names, values, ...profile }: Profile) {
  const { kind } = profile;
  const about = values.map((value) => `${kind === 'term' ? 'keyword' : kind}:${value}`);
  const { page = 0 } = parameters;
  const [found, spread, people] = await Promise.all([
    call<typeof advSearch>('GET /front/advSearch', { about, page, size: papersOnPage, sort: 'publishDate,desc' }),
    call<typeof advSearchClusters>('GET /front/advSearch/clusters', { about }),
    kind === 'institution'
      ? call<typeof advSearch>('GET /front/advSearch', { about, scope: 'others', kind: ['expert'], size: mostPeople })
      : null,
  ]);
  const clusters = spread.ok ? spread.value.clusters : [];
  const experts = people?.ok && !people.value.reduced ? people.value.content : [];
  const staff: ProfileList = {
    key: 'institution.list.people',
    entries: experts.map(({ resName, url }) => ({ name: resName, href: url, count: null })),
  };
  const whole = found.ok && !found.value.reduced;
  const other = languagesInOrder(names, language, site.defaultLanguage).find((one) => names[one] !== profile.name);
  return {
    ...profile,
    state: 'profile' as const,
    second: other ? { name: names[other] ?? '', lang: tagOf(other) } : null,
    papers: whole ? papersView(found.value) : null,
    /** The same papers as a search that can be narrowed down. */
    search: `/article?${new URLSearchParams(about.map((one) => ['facet', one]))}`,
    years: papersByYear(clusters),
    lists: [...(experts.length > 0 ? [staff] : []), ...profileLists(kind, values, clusters, language)],
    /** The engine did not answer: there may be more to say. */
    reduced: !whole || !spread.ok || spread.value.reduced,
  };
}
