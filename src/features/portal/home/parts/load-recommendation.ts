import { siteOfId } from '../../../../platform/kernel/id.ts';
import type { advSearch } from '../../../discovery/search/contract.ts';
import type { Hit } from '../../../discovery/search/hit.contract.ts';
import type { relatedArticles } from '../../../discovery/search/related.contract.ts';
import type { OpenPage } from '../../../sites/navigation/parts/open-page.ts';
import { paperLists } from './found-view.ts';
import { newestFirst } from './module-lists.ts';
import type { ModuleView } from './module-view.ts';

const most = 6;

/** Papers like a given one, or about given keywords; as a sample those like the newest paper. One module, or none. */
export async function loadRecommendation(page: OpenPage, isSample: boolean): Promise<ModuleView[]> {
  const { columnId, keywords = '' } = page.parameters;
  const id = isSample ? await newestPaper(page) : columnId;
  const found = id && siteOfId(id) ? await papersLike(page, id) : await papersAbout(page, keywords);
  const lists = paperLists([{ name: 'newest', more: null, content: found }]);
  if (lists.length === 0) return [];
  return [
    {
      id: 'recommendation',
      title: '',
      styleId: 'rows',
      area: 'wide',
      stylesheet: null,
      code: 'papers',
      lists,
      named: false,
    },
  ];
}

async function newestPaper({ call }: OpenPage): Promise<string | undefined> {
  const newest = await call<typeof advSearch>('GET /front/advSearch', { scope: 'thesis', sort: newestFirst, size: 1 });
  return newest.ok ? newest.value.content[0]?.id : undefined;
}

async function papersLike({ call }: OpenPage, id: string): Promise<readonly Hit[]> {
  const related = await call<typeof relatedArticles>('GET /front/front-article/related', { id });
  return related.ok ? related.value.content : [];
}

/** Separated as people write keywords: any of them will do. */
async function papersAbout({ call }: OpenPage, keywords: string): Promise<readonly Hit[]> {
  const words = keywords.split(/[,;，；、]+/).flatMap((word) => word.replaceAll('"', '').trim() || []);
  if (words.length === 0) return [];
  const q = words.map((word) => `"${word}"`).join(' OR ');
  const found = await call<typeof advSearch>('GET /front/advSearch', { scope: 'thesis', q, size: most });
  return found.ok ? found.value.content : [];
}
