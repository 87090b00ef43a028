import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { barelyCitable, type Citable } from '../../src/platform/kernel/citable.ts';

const archive = join(import.meta.dirname, '../../../shared/corpus/elife-jats.tar.gz');

export const hasCorpus = existsSync(archive);

const inside = (xml: string, name: string): string =>
  (new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`).exec(xml)?.[1] ?? '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** References to papers in journals, as the publisher's own JATS has their parts. */
export function journalReferences(files: readonly string[]): Citable[] {
  const xml = execFileSync('tar', ['xzOf', archive, ...files.map((name) => `elife-jats/${name}.xml`)], {
    maxBuffer: 200_000_000,
  }).toString('utf8');
  const citations = xml.matchAll(/<element-citation publication-type="journal">([\s\S]*?)<\/element-citation>/g);
  return Array.from(citations, ([, citation = '']) => citation).flatMap((citation) => {
    const names = citation.matchAll(/<name>([\s\S]*?)<\/name>/g);
    const authors = Array.from(names, ([, name = '']) => {
      const [family, given] = [inside(name, 'surname'), inside(name, 'given-names')];
      return {
        type: 'person' as const,
        affiliations: [],
        names: { en: { full: `${given} ${family}`, family, given } },
      };
    });
    const year = Number(inside(citation, 'year').slice(0, 4));
    const title = inside(citation, 'article-title');
    if (authors.length === 0 || !year || title === '' || citation.includes('<collab>')) return [];
    return [
      {
        ...barelyCitable,
        id: '1',
        type: 'article' as const,
        language: 'en',
        titles: { en: title },
        authors,
        year,
        containers: { en: inside(citation, 'source') },
        volume: inside(citation, 'volume') || null,
        firstPage: inside(citation, 'fpage') || null,
        lastPage: inside(citation, 'lpage') || null,
        doi: /pub-id-type="doi">([^<]+)</.exec(citation)?.[1]?.toLowerCase() ?? null,
      },
    ];
  });
}
