import { noticeTypes } from '../../../platform/kernel/integrity.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import type { ArticleRelation } from '../domain/article.ts';

const isDoi = (name: string): boolean => /^10\.\d{4,9}\/\S+$/.test(name);
const weight = ({ type }: ArticleRelation): number => {
  const place = (noticeTypes as readonly string[]).indexOf(type);
  return place < 0 ? noticeTypes.length : place;
};

/** The other papers, what concerns the integrity of either first. One that is neither here nor has a DOI can't be opened. */
export const presentLinks = (relations: readonly ArticleRelation[]) =>
  relations
    .toSorted((one, other) => weight(one) - weight(other))
    .flatMap(({ type, inverse, target, id, kind, titles, publishDate, ...other }) => {
      const doi = other.doi ?? (isDoi(target) ? target : null);
      const url = id ? itemAddress({ kind: kind ?? 'article', id, doi }) : doi ? doiAddress(doi) : null;
      return url ? [{ type, inverse, id, doi, titles, publishDate, url }] : [];
    });

const doiAddress = (doi: string): string => `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`;
