import { writeTags } from '../../../platform/ui/citation-tags.ts';
import { jsonLdScript } from '../../../platform/ui/json-ld.ts';
import type { Article } from '../contract.ts';
import { highwireTags } from './highwire-tags.ts';
import { articleJsonLd } from './json-ld.ts';

/** What an article's document carries for machines alone. It goes to the end of the head as it is, and never into loader data. */
export const headForMachines = (article: Article, origin: string): string =>
  writeTags(highwireTags(article, origin)) + jsonLdScript(articleJsonLd(article, origin));
