import {
  child,
  childrenNamed,
  descendants,
  textOf,
  type XmlElement,
} from '../../../../../../platform/documents/xml/xml-tree.ts';
import { rorOf } from '../../../../../../platform/kernel/ror.ts';
import type { Text } from '../../../../../../platform/kernel/text.ts';
import { outsideAddress } from '../../../../../../platform/kernel/web-address.ts';
import { doiOf, licenceOf } from '../../facts/written-facts.ts';
import type { ArticleReading } from './article-reading.ts';

export interface Permissions {
  /** The licence's address. */
  readonly licence: string | null;
  readonly copyright: Text;
  /** 0 open, 1 not. */
  readonly accessType: 0 | 1;
}

export function permissionsOf(reading: ArticleReading): Permissions {
  const permissions = child(reading.meta, 'permissions');
  const licence = licenceIn(permissions);
  if (licence === null) reading.problems.push({ code: 'licence-unknown' });
  const copyright = copyrightIn(permissions);
  const isOpen =
    licence?.startsWith('https://creativecommons.org/') ||
    childrenNamed(permissions, 'license').some(({ attributes }) =>
      /open-?access/.test(attributes['license-type'] ?? ''),
    );
  return {
    licence,
    copyright: copyright ? { [reading.language]: copyright } : {},
    accessType: isOpen || child(permissions, 'ali:free_to_read') ? 0 : 1,
  };
}

/** The licence that a `permissions` element names, of the article or of one of its figures. */
export function licenceIn(permissions: XmlElement | undefined): string | null {
  const written = childrenNamed(permissions, 'license').flatMap((license) => [
    license.attributes['xlink:href'],
    ...[...descendants(license)].flatMap(({ name, attributes, children }) => {
      if (name === 'ali:license_ref') return [textOf({ name, attributes, children })];
      return name === 'ext-link' ? [attributes['xlink:href']] : [];
    }),
  ]);
  const free = written.map((address) => licenceOf(address)).find((licence) => licence !== undefined);
  return free ?? written.map((address) => outsideAddress(address ?? null)).find((address) => address !== null) ?? null;
}

export function copyrightIn(permissions: XmlElement | undefined): string {
  const statement = textOf(child(permissions, 'copyright-statement'));
  if (statement !== '') return statement;
  const [year, holder] = ['copyright-year', 'copyright-holder'].map((name) => textOf(child(permissions, name)));
  return holder ? ['©', year, holder].filter(Boolean).join(' ') : '';
}

interface Fund {
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
