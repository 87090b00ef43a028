import { expect, test } from 'vitest';
import { readTable } from '../../../../../tests/tables/read-table.ts';
import { type BannerType, bannerTarget, bannerTypes } from './banner-target.ts';

const table = readTable('tables/banner-targets.tsv');

test.each(table)(
  'a banner of type $type with url “$url”, id “$id”, doi “$doi”, vasDocLink “$vasDocLink” leads to “$href”',
  (row) => {
    const target = bannerTarget({
      type: row.type as BannerType,
      url: row.url || null,
      id: row.id || null,
      doi: row.doi || null,
      vasDocLink: row.vasDocLink || null,
    });
    expect(target).toEqual(row.href ? { href: row.href, external: row.external === 'yes' } : null);
  },
);

test('each of the six types leads somewhere', () => {
  const leading = new Set(table.filter(({ href }) => href).map(({ type }) => type));
  expect([...bannerTypes].filter((type) => !leading.has(type))).toEqual([]);
});
