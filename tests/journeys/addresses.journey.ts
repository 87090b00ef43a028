import pg from 'pg';
import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import { documentLanguage } from '../../src/platform/kernel/language.ts';
import { type AddressLine, addressLines } from '../addresses/address-lines.ts';
import { readCatalogue } from '../addresses/catalogue.ts';
import { addressMarks, missingMarks } from '../addresses/page-marks.ts';
import { readPage } from '../addresses/page-text.ts';
import { placeholdersIn, restsIn } from '../addresses/unfit-texts.ts';
import { ask } from '../faults/ask.ts';
import { storeSite } from '../support/sites.ts';
import { namedTitle, withItems } from './named-items.ts';

// Every address of the specification, read as it is sent: tests/tables/addresses.tsv says what each must show, and
// tests/tables/address-marks.tsv what tells it from its neighbours. What a browser makes
// of the same pages is walked in every-page.journey.ts.

const owner = new pg.Client({ connectionString: inject('ownerUrl') });
const bare = { id: 9001, sld: 'bare' };
const catalogues = { zh: readCatalogue('zh'), en: readCatalogue('en') };
/** Error, maintenance and forbidden pages always show Chinese. */
const alwaysChinese = [404, 403, 503];

beforeAll(async () => {
  await owner.connect();
  await storeSite({ owner }, bare);
});
afterAll(() => owner.end());

interface Visited {
  readonly http: number;
  readonly location: string;
  readonly page: ReturnType<typeof readPage>;
  /** Words that should not be there: stand-ins for a text, and words of the other language. */
  readonly unfit: readonly string[];
  readonly expectedLanguage: 'zh' | 'en';
  /** What is not there that tells this page from others, and what is there and should not be. */
  readonly strange: readonly string[];
}

async function visit(host: string, path: string, language: 'zh' | 'en'): Promise<Visited> {
  const named = await withItems(inject('ownerUrl'), path);
  const address = `${named}${named.includes('?') ? '&' : '?'}lang=${language}`;
  const { http, text, headers } = await ask(inject('serverPort'), address, { host: `${host}.localhost` });
  const page = readPage(text);
  const expectedLanguage = alwaysChinese.includes(http) ? 'zh' : language;
  const other = expectedLanguage === 'zh' ? 'en' : 'zh';
  const unfit = [
    ...placeholdersIn(page, catalogues[expectedLanguage]),
    ...restsIn(page, other, catalogues[expectedLanguage], catalogues[other]),
  ];
  const strange = missingMarks(text, addressMarks.get(path) ?? []);
  return { http, location: headers.location ?? '', page, unfit, expectedLanguage, strange };
}

/** Whether a page says what it would say on a site that has nothing of it. */
const isEmpty = ({ empty }: AddressLine, page: Visited['page'], language: 'zh' | 'en'): boolean =>
  empty?.status === 200 && [...page.texts, ...page.contents].some((text) => text.includes(empty.says[language]));

/** Where the search engine was late a list may be empty; such a page is requested again. */
async function visitFilled(line: AddressLine, language: 'zh' | 'en', tries = 6): Promise<Visited> {
  const visited = await visit(line.host, line.path, language);
  // A search that takes too long under the load of all these pages leaves its filters out, and says so.
  const isWhole = !isEmpty(line, visited.page, language) && visited.strange.length === 0;
  if (tries === 0 || isWhole) return visited;
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  return visitFilled(line, language, tries - 1);
}

async function expectedName(line: AddressLine, language: 'zh' | 'en'): Promise<[title: string, heading: string]> {
  const said = line.name[language];
  const name = said.includes('{title}')
    ? said.replaceAll('{title}', await namedTitle(inject('ownerUrl'), line.path, language))
    : said;
  const [title = '', heading = title] = name.split('|');
  return [title, heading];
}

/** A count in a heading changes with the demo: the line says `{number}`. */
const likeIn = (heading: string, text: string) =>
  heading.includes('{number}') ? text.replace(/\d+/, '{number}') : text;

const addresses = [...Map.groupBy(addressLines, ({ address }) => address)].map(([address, lines]) => ({
  address,
  lines,
}));
const emptyOf = ({ empty }: AddressLine) => (empty ? [empty] : []);

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  test.concurrent.for(addresses)(
    '$address shows the page that it is for, in one language and without gaps',
    async ({ lines }, { expect }) => {
      for (const line of lines) {
        const { http, location, page, unfit, expectedLanguage, strange } = await visitFilled(line, language);
        expect(http, line.path).toBe(line.status);
        const [title, heading] = await expectedName(line, language);
        if (http === 302) {
          expect(location.split('?')[0]).toBe(title);
          continue;
        }
        expect(page.title.slice(0, title.length)).toBe(title);
        expect(page.headings.map((text) => likeIn(heading, text))).toEqual([heading]);
        expect(page.language).toBe(documentLanguage(expectedLanguage));
        expect(unfit, line.path).toEqual([]);
        expect(strange, line.path).toEqual([]);
        expect(isEmpty(line, page, language), line.path).toBe(false);
      }
    },
  );

  test.concurrent.for(addresses.filter(({ lines }) => lines.some(({ empty }) => empty)))(
    '$address says so on a site that has nothing of it',
    async ({ lines }, { expect }) => {
      for (const { path, status, says } of lines.flatMap(emptyOf)) {
        const { http, page, unfit, expectedLanguage } = await visit(bare.sld, path, language);
        expect(http, path).toBe(status);
        expect(page.language).toBe(documentLanguage(expectedLanguage));
        expect(page.headings).toHaveLength(1);
        expect([...page.texts, ...page.contents].join('\n'), path).toContain(says[language]);
        expect(unfit, path).toEqual([]);
      }
    },
  );
});
