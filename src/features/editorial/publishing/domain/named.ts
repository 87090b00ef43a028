import type { Text } from '../../../../platform/kernel/text.ts';

interface Named {
  readonly doi: string | null;
  readonly titles: Text;
}

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Whether somebody wrote down which thing they mean: its DOI, or its title in one of its languages. */
export function isNamedBy(written: string, { doi, titles }: Named): boolean {
  const wanted = plain(written).replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/, '');
  return wanted !== '' && [doi, ...Object.values(titles)].some((name) => name && plain(name) === wanted);
}
