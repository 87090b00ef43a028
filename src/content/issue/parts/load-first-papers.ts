import type { OpenPage } from '../../../features/sites/navigation/parts/open-page.ts';
import type { getFirstPublishArticlesByPage } from '../contract.ts';
import { type PaperView, paperView } from './paper-view.ts';

export interface FirstPapersView {
  readonly state: 'onlineFirst' | 'justAccepted';
  readonly papers: readonly PaperView[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** Of several journals, so that each paper says its own. */
  readonly mixed: boolean;
}

/** One page of what is out before its issue: of a journal, or of all in reach. */
export async function loadFirstPapers(
  { call, parameters }: OpenPage,
  state: FirstPapersView['state'],
  journal: string | null,
): Promise<FirstPapersView> {
  const page = parameters.page ?? 0;
  const found = await call<typeof getFirstPublishArticlesByPage>(
    'GET /front/front-article/getFirstPublishArticlesByPage',
    { state, page, ...(journal && { publicationIndexId: journal }) },
  );
  if (!found.ok) return { state, papers: [], total: 0, page: 0, pages: 0, mixed: false };
  const { content, totalElements, totalPages } = found.value;
  return { state, papers: content.map(paperView), total: totalElements, page, pages: totalPages, mixed: !journal };
}
