import type { RouterContextProvider } from 'react-router';
import type { expertArticles } from '../../../features/discovery/search/contract.ts';
import { hitView } from '../../../features/discovery/search/parts/hit-view.ts';
import { loadComments } from '../../../features/members/comments/parts/load-comments.ts';
import { openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { fileAddress } from '../../../platform/kernel/file-address.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { directionOf, languagesInOrder, tagOf } from '../../../platform/shell/localized-text.ts';
import { headSlot } from '../../../platform/ui/body-marker.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import { jsonLdScript } from '../../../platform/ui/json-ld.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { isAbsent } from '../../article/parts/is-absent.ts';
import type { getExpert } from '../contract.ts';
import type { ExpertView } from '../parts/expert-view.ts';
import { personJsonLd } from '../parts/person-json-ld.ts';

const papersOnPage = 20;

export async function loadExpert(context: Readonly<RouterContextProvider>, request: Request): Promise<ExpertView> {
  const { call, language, parameters, path, say, site } = await openPage(context, request);
  const { columnId: id, page = 0 } = parameters;
  if (!id) throw showScreen('notFound', language);
  const [found, papers] = await Promise.all([
    call<typeof getExpert>('GET /front/expert/{id}', { id }),
    call<typeof expertArticles>('GET /front/expert/getArticles', { expertId: id, page, size: papersOnPage }),
  ]);
  if (isAbsent(found)) throw showScreen('notFound', language);
  const expert = expectAnswer(found);
  const { placeBody, placeHtml, origin } = context.get(pageRequest);
  placeHtml(headSlot, jsonLdScript(personJsonLd(expert, origin)));
  const { biography, institution, names, cover } = expert;
  const placed = biography ? await placeBody(biography.sha256) : false;
  const [, otherLanguage] = languagesInOrder(names, language, site.defaultLanguage);
  const { id: shown, url, isClaimed, summary, orcid, affiliation, position, researchFields, website } = expert;
  const { boards, collections, coAuthors, ties, topics, stays } = expert;
  return {
    ...{ id: shown, url, path, isClaimed, summary, orcid, affiliation, position, researchFields, website },
    ...{ boards, collections, coAuthors, ties, topics, stays },
    name: expert.expertName,
    second: otherLanguage ? { name: names[otherLanguage] ?? '', lang: tagOf(otherLanguage) } : null,
    portrait: cover && fileAddress(cover),
    institution: institution && { name: affiliation || say(institution.names), href: institution.url },
    biography:
      biography && placed
        ? { sha256: biography.sha256, lang: tagOf(biography.language), dir: directionOf(biography.language) }
        : null,
    papers: papers.ok ? papersView(papers.value) : null,
    comments: await loadComments(call, shown),
  };
}

const papersView = (answer: OutputOf<typeof expertArticles>): NonNullable<ExpertView['papers']> => ({
  hits: answer.content.map(hitView),
  total: answer.totalElements,
  totalIsLowerBound: answer.totalIsLowerBound,
  page: answer.page,
  pages: answer.totalPages,
});
