import { execFileSync, spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { anyCitable, difficult, difficultTitle, options, works } from '../../../../../../tests/support/any-citable.ts';
import { english } from '../../../../../../tests/support/sample-citables.ts';
import { writeNotefirst } from './notefirst.ts';

/** Every element with text in it, as `Bibliographies/…/Title[zh-CHS]=words`. */
function read(file: string): string[] {
  const parser = new SaxesParser();
  const open: string[] = [];
  const found: string[] = [];
  parser.on('error', (problem) => {
    throw problem;
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push(attributes.Lang ? `${name}[${attributes.Lang}]` : name);
  });
  parser.on('text', (text) => {
    if (text.trim()) found.push(`${open.join('/')}=${text}`);
  });
  parser.on('closetag', () => open.pop());
  parser.write(file).close();
  return found;
}

const hasXmllint = spawnSync('xmllint', ['--version']).status === 0;
const lint = (file: string, ...words: string[]) =>
  execFileSync('xmllint', ['--nonet', ...words, '-'], { input: file, encoding: 'utf8' });

test('a reader of XML gets back what was written', () => {
  const inside = 'Bibliographies/Bibliography';
  expect(read(writeNotefirst([english], options))).toEqual([
    'Bibliographies/BibliographiesCount=1',
    `${inside}/Type=JournalArticle`,
    `${inside}/Language=en`,
    `${inside}/PrimaryTitle/Title[en]=Stable cells of TiO2 & light: 5 % more_output`,
    ...['Anna Bea Sample', 'Jean-Luc Muster', 'Carla Probe'].flatMap((name) => [
      `${inside}/Authors/Author/Info[en]/FullName=${name}`,
      `${inside}/Authors/Author/Info[en]/Organization=Institute of Sample Physics`,
    ]),
    `${inside}/Medium/Media[en]=Sample Letters of Light`,
    `${inside}/Medium/Media[zh-CHS]=光学样刊`,
    `${inside}/Year=2026`,
    `${inside}/Volume=12`,
    `${inside}/Issue=3`,
    `${inside}/Keywords/Keyword[en]=solar cell`,
    `${inside}/Keywords/Keyword[en]=light`,
    `${inside}/Keywords/Keyword[zh-CHS]=太阳能电池`,
    `${inside}/Keywords/Keyword[zh-CHS]=光`,
    `${inside}/Abstracts/Abstract[en]=We measured two things.`,
    `${inside}/Abstracts/Abstract[zh-CHS]=我们测量了两件事。`,
    `${inside}/PageScope=101-109`,
    `${inside}/Publisher=Sample Press`,
    `${inside}/ISSN=2050-084X`,
    `${inside}/DOI=10.5555/sample.2026_12`,
    `${inside}/Url=https://doi.org/10.5555/sample.2026_12`,
  ]);
});

test('Chinese, formulas and markup, thirty authors and a group survive', () => {
  const found = read(writeNotefirst([difficult], options));
  expect(found).toContain(`Bibliographies/Bibliography/PrimaryTitle/Title[zh-CHS]=${difficultTitle.zh}`);
  expect(found).toContain(`Bibliographies/Bibliography/PrimaryTitle/Title[en]=${difficultTitle.en}`);
  expect(found.filter((line) => line.includes('Info[zh-CHS]/FullName='))).toHaveLength(30);
  expect(found).toContain(
    'Bibliographies/Bibliography/Authors/Author/Info[en]/FullName=Sample Light and Sound Collaboration',
  );
});

test('every line ends with CRLF', () => {
  const file = writeNotefirst(works, options);
  expect(file.startsWith('<?xml version="1.0" encoding="utf-8"?>\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test.skipIf(!hasXmllint)('xmllint, where it is installed (Debian: libxml2-utils), reads the file too', () => {
  const file = writeNotefirst(works, options);
  expect(lint(file, '--noout')).toBe('');
  expect(lint(file, '--xpath', 'string(/Bibliographies/BibliographiesCount)').trim()).toBe(String(works.length));
  expect(lint(file, '--xpath', 'count(//Bibliography)').trim()).toBe(String(works.length));
  expect(lint(file, '--xpath', 'string(//Bibliography[3]/PrimaryTitle/Title[@Lang="zh-CHS"])').trim()).toBe(
    difficultTitle.zh,
  );
});

test('whatever the texts are, the file is well-formed', () => {
  fc.assert(
    fc.property(fc.array(anyCitable, { maxLength: 3 }), (citables) => {
      expect(read(writeNotefirst(citables, options))[0]).toBe(`Bibliographies/BibliographiesCount=${citables.length}`);
    }),
    { numRuns: 150 },
  );
});
