import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { storedFileAddress } from '../../../platform/shell/file-addresses.ts';
import { tagOf } from '../../../platform/shell/localized-text.ts';
import { type JsonLd, known } from '../../../platform/ui/json-ld.ts';
import { doiAddress, ownText } from '../../article/parts/facts-in-own-language.ts';
import type { getResource } from '../contract.ts';

type Resource = OutputOf<typeof getResource>;

/** schema.org knows neither standards nor patents: they are works with a genre and a number. */
export function resourceJsonLd(resource: Resource, origin: string): JsonLd {
  const { library, number, language, doi, files } = resource;
  const own = (text: Readonly<Record<string, string>>) => ownText(text, resource);
  const holder = own(resource.holders);
  return {
    '@context': 'https://schema.org',
    ...known({
      '@type': library === 'general' ? 'DigitalDocument' : 'CreativeWork',
      '@id': doi ? doiAddress(doi) : origin + resource.url,
      url: origin + resource.url,
      name: own(resource.titles),
      description: own(resource.summaries),
      genre: library === 'general' ? null : library,
      identifier: number,
      inLanguage: tagOf(language),
      datePublished: resource.publishDate,
      creativeWorkStatus: resource.legalStatus,
      keywords: (resource.keywords[language] ?? []).join(', '),
      creator: resource.people.map(({ names }) => ({
        '@type': 'Person',
        name: (names[language] ?? names.en ?? Object.values(names)[0])?.full,
      })),
      publisher: holder && { '@type': 'Organization', name: holder },
      encoding: files.map(({ id, contentType, name }) => ({
        ...{ '@type': 'MediaObject', name, encodingFormat: contentType },
        contentUrl: origin + storedFileAddress(id),
      })),
    }),
  };
}
