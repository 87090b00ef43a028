import type { Kind } from '../../platform/item/kind.ts';
import { articleSearch } from './search/search-article.ts';
import {
  affiliationTable,
  articleTable,
  articleVersionTable,
  contributorTable,
  referenceTable,
  subArticleTable,
} from './store/article-tables.ts';
import { labelVersions } from './store/label-versions.ts';

export const articleKind: Kind = {
  name: 'article',
  family: 'articles',
  table: articleTable,
  parts: [contributorTable, affiliationTable, referenceTable, subArticleTable, articleVersionTable],
  settle: labelVersions,
  search: articleSearch,
};
