import type { getFirstPublishArticlesByPage } from '../../../../content/issue/contract.ts';
import type { GivenTo, OutputOf } from '../../../../platform/contract/endpoint.ts';
import type { advSearch } from '../../../discovery/search/contract.ts';
import type { getModuleList } from '../contract.ts';
import { type NewsTab, newsTabs, type PaperList } from '../domain/module.ts';

type StoredModule = OutputOf<typeof getModuleList>[number];

export type ListName = PaperList | NewsTab | 'figures' | 'videos' | 'specialIssues';

/** A list that a module shows: the one question that answers it, and where all of it stands. */
export interface RequestedList {
  readonly name: ListName;
  readonly question:
    | { readonly call: 'search'; readonly input: GivenTo<typeof advSearch> }
    | { readonly call: 'firstPapers'; readonly input: GivenTo<typeof getFirstPublishArticlesByPage> };
  readonly more: string | null;
  /** So many of them are shown, no two with the same picture; the question asks for a few more. */
  readonly distinct?: number;
}

export const newestFirst = 'publishDate,desc';

const sizes = { papers: 6, ranking: 10, news: 5, figures: 8, videos: 4, specialIssues: 4 } as const;
/** A translation has the figures of its paper again. */
const spareFigures = 6;
const ranked: readonly PaperList[] = ['mostRead', 'mostDownloaded', 'mostCited'];

/** What a module has to ask for; nothing for modules that show no lists. */
export function listsOf({ code, settings }: StoredModule): RequestedList[] {
  const newest = { sort: newestFirst };
  const search = (name: ListName, input: GivenTo<typeof advSearch>, more: string | null = null): RequestedList => ({
    name,
    question: { call: 'search', input },
    more: settings.more ?? more,
  });
  switch (code) {
    case 'papers':
    case 'ranking': {
      const which = settings.which ?? (code === 'ranking' ? ranked : (['newest'] as const));
      return which.map((name) => ({
        ...paperList(name, settings.size ?? sizes[code]),
        ...moreOf(settings.more ?? (code === 'ranking' ? rankingOf[name] : undefined)),
      }));
    }
    case 'news':
      return newsTabs.map((tab) =>
        search(
          tab,
          {
            scope: 'others',
            kind: ['news'],
            facet: [`newsType:${tab}`],
            ...newest,
            size: settings.size ?? sizes.news,
          },
          `/news?newsDataType=${tab}`,
        ),
      );
    case 'specialIssues':
      return [
        search(
          'specialIssues',
          { scope: 'others', kind: ['special-issue'], ...newest, size: settings.size ?? sizes.specialIssues },
          '/specialIssue',
        ),
      ];
    case 'figures': {
      const distinct = settings.size ?? sizes.figures;
      const figures = { scope: 'picture' as const, ...newest, size: distinct + spareFigures };
      return [{ ...search('figures', figures, '/newPicture'), distinct }];
    }
    case 'videos':
      return [search('videos', { scope: 'video', ...newest, size: settings.size ?? sizes.videos }, '/videoList')];
    default:
      return [];
  }
}

/** A ranking goes on where all its windows are. */
const rankingOf: Readonly<Partial<Record<PaperList, string>>> = {
  mostRead: '/articleRankList?sort=views',
  mostDownloaded: '/articleRankList?sort=downloads',
  mostCited: '/articleRankList?sort=citations',
};

const moreOf = (more: string | undefined) => (more ? { more } : {});

const sorts = { newest: 'publishDate', mostRead: 'visits', mostDownloaded: 'downloads', mostCited: 'referenceCount' };

function paperList(name: PaperList, size: number): RequestedList {
  if (name === 'onlineFirst' || name === 'justAccepted')
    return { name, question: { call: 'firstPapers', input: { state: name, size } }, more: `/${name}` };
  const sort = `${sorts[name]},desc`;
  return {
    name,
    question: { call: 'search', input: { scope: 'thesis', sort, size } },
    more: `/article?${new URLSearchParams({ sort })}`,
  };
}
