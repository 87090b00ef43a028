import type { RouterContextProvider } from 'react-router';
import type { advSearchClusters, getSubjectCategory } from '../../../features/discovery/search/contract.ts';
import { type OpenPage, openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { languagesInOrder, tagOf } from '../../../platform/shell/localized-text.ts';
import { headSlot } from '../../../platform/ui/body-marker.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import { jsonLdScript } from '../../../platform/ui/json-ld.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { isAbsent } from '../../article/parts/is-absent.ts';
import { termAddress } from '../../expert/parts/term-address.ts';
import type { findSubject } from '../../subject/contract.ts';
import type { getInstitution } from '../contract.ts';
import { institutionFacts } from '../parts/institution-facts.ts';
import { institutionJsonLd, subjectJsonLd } from '../parts/profile-json-ld.ts';
import { keywordsFor } from '../parts/profile-lists.ts';
import type { ProfileChoice, ProfileView } from '../parts/profile-view.ts';
import { loadFindings } from './load-findings.ts';

export async function loadProfile(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<ProfileView | ProfileChoice> {
  const page = await openPage(context, request);
  const { placeHtml, origin } = context.get(pageRequest);
  switch (page.path.toLowerCase()) {
    case '/organdetails':
      return loadInstitution(page, (node) => placeHtml(headSlot, jsonLdScript(institutionJsonLd(node, origin))));
    case '/subjectdetails':
      return loadSubject(page, (node) => placeHtml(headSlot, jsonLdScript(subjectJsonLd(node, origin))));
    default:
      return loadTerm(page);
  }
}

type Tell<Node> = (node: Node) => void;

async function loadInstitution(page: OpenPage, tell: Tell<Parameters<typeof institutionJsonLd>[0]>) {
  const { call, language, parameters } = page;
  const { columnId: id } = parameters;
  if (!id) throw showScreen('notFound', language);
  const found = await call<typeof getInstitution>('GET /front/institution/{id}', { id });
  if (isAbsent(found)) throw showScreen('notFound', language);
  const institution = expectAnswer(found);
  tell(institution);
  const { institutionName: name, names, summary, url } = institution;
  return {
    ...({ state: 'profile', kind: 'institution', id: institution.id, url, name, summary } as const),
    second: secondName(page, names, name),
    facts: institutionFacts(institution, language),
    chips: [],
    ...(await loadFindings(page, { kind: 'institution', facet: 'institution', values: [institution.id] })),
  };
}

async function loadSubject(page: OpenPage, tell: Tell<Parameters<typeof subjectJsonLd>[0]>) {
  const { call, language, parameters } = page;
  const { columnId: id, code } = parameters;
  if (!id && !code) return chooseSubject(page);
  const found = await call<typeof findSubject>(
    'GET /front/front-category/findSubject',
    id ? { id } : { code: code ?? '' },
  );
  if (isAbsent(found)) throw showScreen('notFound', language);
  const subject = expectAnswer(found);
  tell(subject);
  const { name, names, summary, url, parent, children, ids } = subject;
  const near = [
    { key: 'institution.fact.above', entries: parent ? [{ name: parent.name, href: parent.url }] : [] },
    { key: 'institution.fact.below', entries: children.map((child) => ({ name: child.name, href: child.url })) },
  ] as const;
  return {
    ...({ state: 'profile', kind: 'subject', id: subject.id, url, name, summary, facts: [] } as const),
    second: secondName(page, names, name),
    chips: near.filter(({ entries }) => entries.length > 0),
    ...(await loadFindings(page, { kind: 'subject', facet: 'subject', values: ids })),
  };
}

async function loadTerm(page: OpenPage): Promise<ProfileView | ProfileChoice> {
  const { code, q } = page.parameters;
  const term = code ?? q;
  if (!term) return chooseTerm(page);
  return {
    ...{ state: 'profile', kind: 'term', id: null, url: termAddress(term), name: term, summary: '' },
    ...{ second: null, facts: [], chips: [] },
    ...(await loadFindings(page, { kind: 'term', facet: 'keyword', values: [term] })),
  };
}

async function chooseSubject({ call }: OpenPage): Promise<ProfileChoice> {
  const subjects = await call<typeof getSubjectCategory>('GET /front/front-category/getSubjectCategory', {});
  return {
    state: 'choose',
    kind: 'subject',
    entries: (subjects.ok ? subjects.value : []).map(({ id, name, count }) => ({
      ...{ name, href: `/subjectDetails?columnId=${id}`, count },
    })),
  };
}

async function chooseTerm({ call, language }: OpenPage): Promise<ProfileChoice> {
  const spread = await call<typeof advSearchClusters>('GET /front/advSearch/clusters', { more: ['keyword'] });
  const keywords = spread.ok ? spread.value.clusters.find(({ name }) => name === 'keyword') : undefined;
  return {
    state: 'choose',
    kind: 'term',
    entries: keywordsFor(keywords?.values ?? [], language)
      .slice(0, mostTerms)
      .map(({ label, count }) => ({ name: label, href: termAddress(label), count })),
  };
}

const mostTerms = 60;

function secondName({ language, site }: OpenPage, names: Text, shown: string): ProfileView['second'] {
  const other = languagesInOrder(names, language, site.defaultLanguage).find((one) => names[one] !== shown);
  return other ? { name: names[other] ?? '', lang: tagOf(other) } : null;
}
