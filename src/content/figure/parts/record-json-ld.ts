import { orcidAddress } from '../../../platform/kernel/orcid.ts';
import { tagOf } from '../../../platform/shell/localized-text.ts';
import { type JsonLd, known } from '../../../platform/ui/json-ld.ts';
import { doiAddress, ownText } from '../../article/parts/facts-in-own-language.ts';
import type { FigureRecord } from '../contract.ts';
import { plainCaption } from './record-view.ts';

/** A figure is an ImageObject, a table a Table; both are part of their paper. */
export function recordJsonLd(record: FigureRecord, origin: string): JsonLd {
  const own = (text: Readonly<Record<string, string>>) => ownText(text, record);
  const forms = record.pictures[0]?.forms ?? [];
  const file = (wanted: readonly string[]) => {
    const found = wanted.map((form) => forms.find((one) => one.form === form)).find(Boolean);
    return found ? { address: `${origin}/files/${found.sha256}`, type: found.contentType } : null;
  };
  const picture = file(['high', 'original', 'low']);
  const caption = plainCaption(own(record.captions));
  const media =
    record.kind === 'figure'
      ? { '@type': 'ImageObject', caption, contentUrl: picture?.address, encodingFormat: picture?.type }
      : { '@type': 'Table', description: caption, image: picture?.address };
  return {
    '@context': 'https://schema.org',
    ...known({
      ...media,
      '@id': origin + record.url,
      url: origin + record.url,
      name: own(record.titles) || record.label,
      inLanguage: tagOf(record.language),
      license: record.licence,
      creditText: own(record.attributions),
      datePublished: record.publishDate,
      thumbnailUrl: file(['low'])?.address,
      isPartOf: paperNode(record, origin),
    }),
  };
}

function paperNode({ paper, language }: FigureRecord, origin: string): JsonLd | null {
  if (!paper) return null;
  return known({
    '@type': 'ScholarlyArticle',
    '@id': paper.doi ? doiAddress(paper.doi) : origin + paper.url,
    url: origin + paper.url,
    name: ownText(paper.titles, { language }),
    datePublished: paper.publishDate,
    author: paper.authors.map(({ names, orcid }) =>
      known({
        '@type': 'Person',
        '@id': orcid && orcidAddress(orcid),
        name: (names[language] ?? names.en ?? Object.values(names)[0])?.full,
      }),
    ),
  });
}
