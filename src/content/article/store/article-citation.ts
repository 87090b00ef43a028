import { type CitedPaper, citedPaper, toCitedPaper } from '../../../platform/item/citing/cited-paper.ts';
import { kindCitation } from '../../../platform/item/citing/kind-citation.ts';

export const articleCitation = kindCitation<CitedPaper>(
  { facts: citedPaper('item.id'), toCitable: (_, paper) => toCitedPaper(paper) },
  'article',
);
