import {
  childrenNamed,
  descendants,
  textOf,
  type XmlElement,
} from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { Text } from '../../../../../../platform/kernel/text.ts';
import { doiOf, rorOf } from '../../facts/written-facts.ts';
import type { ArticleReading } from './article-reading.ts';

export interface Fund {
  readonly names: Text;
  readonly ror?: string;
  readonly doi?: string;
  readonly awards: readonly string[];
}

/** Who paid, each funder once with all its awards. */
export function fundsOf({ meta, language }: ArticleReading): Fund[] {
  const groups = childrenNamed(meta, 'funding-group').flatMap((group) => childrenNamed(group, 'award-group'));
  const funds = new Map<string, Fund>();
  for (const group of groups) {
    const awards = childrenNamed(group, 'award-id').map(textOf).filter(Boolean);
    for (const source of childrenNamed(group, 'funding-source')) {
      const fund = funderOf(source, language);
      if (!fund) continue;
      const key = fund.ror ?? fund.doi ?? fund.names[language] ?? '';
      const known = funds.get(key) ?? fund;
      funds.set(key, { ...known, awards: [...new Set([...known.awards, ...awards])] });
    }
  }
  return [...funds.values()];
}

function funderOf(source: XmlElement, language: string): Fund | undefined {
  const inside = [...descendants(source)];
  const ids = inside.filter(({ name }) => name === 'institution-id').map(textOf);
  const name = textOf(inside.find((element) => element.name === 'institution') ?? source);
  if (name === '') return undefined;
  const ror = ids.map(rorOf).find((id) => id !== undefined);
  const doi = ids.map(doiOf).find((id) => id !== undefined);
  return { names: { [language]: name }, ...(ror && { ror }), ...(doi && { doi }), awards: [] };
}
