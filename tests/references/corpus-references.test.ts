import { expect, test } from 'vitest';
import { readReference } from '../../src/content/article/domain/references/read-reference.ts';
import { cite } from '../../src/features/discovery/citations/domain/cite.ts';
import { citationStyles } from '../../src/features/discovery/citations/domain/formats.ts';
import type { Citable } from '../../src/platform/kernel/citable.ts';
import { hasCorpus, journalReferences } from './corpus.ts';

const bare = (text: string | null | undefined) => (text ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What the publisher says of a reference, and what was read out of it as a style prints it. */
function compared(reference: Citable, printed: string): Record<string, readonly [string | null, string | undefined]> {
  const read = readReference(printed);
  const [first] = read.authors;
  const family = reference.authors[0]?.names.en?.family ?? null;
  return {
    author: [family, first && ('name' in first ? first.name : first.family)],
    title: [reference.titles.en ?? null, read.title],
    source: [reference.containers.en ?? null, read.container ?? read.publisher],
    year: [String(reference.year), read.year],
    volume: [reference.volume, read.volume],
    page: [reference.firstPage, read.firstPage],
  };
}

test.skipIf(!hasCorpus).each(citationStyles)(
  'of the references of 6 papers, as %s prints them, 97 of 100 are read right in each part',
  (style) => {
    const files = ['00003', '04034', '108007', '30274', '56469', '88334'].map((id) => `elife-${id}-v1`);
    const right: Record<string, boolean[]> = {};
    for (const reference of journalReferences(files)) {
      const { text } = cite(reference, style, 'en', '2026-11-15');
      for (const [part, [wanted, read]] of Object.entries(compared(reference, text))) {
        if (!wanted || !bare(text).includes(bare(wanted))) continue;
        right[part] = [...(right[part] ?? []), bare(read) === bare(wanted)];
      }
    }
    const shares = Object.entries(right).map(([part, all]) => [part, all.filter(Boolean).length / all.length] as const);
    console.log(style, shares.map(([part, share]) => `${part} ${share.toFixed(3)}`).join(' '));
    expect(shares.filter(([, share]) => share < 0.97)).toEqual([]);
  },
);
