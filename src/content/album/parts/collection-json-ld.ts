import { tagOf } from '../../../platform/shell/localized-text.ts';
import { type JsonLd, known } from '../../../platform/ui/json-ld.ts';
import type { CollectionView } from './collection-view.ts';

const person = (name: string): JsonLd => ({ '@type': 'Person', name });

/** A special issue is part of its journal; albums and topics are collections of works. */
export const collectionJsonLd = (collection: CollectionView, origin: string): JsonLd => ({
  '@context': 'https://schema.org',
  ...known({
    '@type': collection.kind === 'special-issue' ? 'PublicationIssue' : 'Collection',
    '@id': origin + collection.url,
    url: origin + collection.url,
    name: collection.title,
    alternateName: collection.second?.text,
    description: collection.summary,
    datePublished: collection.publishDate,
    inLanguage: collection.body && tagOf(collection.body.language),
    image: collection.cover && URL.parse(collection.cover, origin)?.href,
    editor: collection.editors.map(person),
    isPartOf: collection.journal && {
      '@type': 'Periodical',
      name: collection.journal.resName,
      url: origin + collection.journal.url,
    },
    collectionSize:
      collection.kind === 'special-issue' ? null : collection.tabs.reduce((sum, { count }) => sum + count, 0) || null,
    hasPart: collection.entries.rows.map(({ title, href }) =>
      known({ '@type': 'CreativeWork', name: title, url: URL.parse(href, origin)?.href }),
    ),
  }),
});
