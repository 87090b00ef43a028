import { expect, test } from 'vitest';
import { sampleReading } from '../sample-article.ts';
import { statementsOf } from './statements.ts';

const read = (meta: string, rest = '') => statementsOf(sampleReading({ meta, rest }));
const said = (found: ReturnType<typeof read>) => Object.fromEntries(found.map(({ type, texts }) => [type, texts.en]));

test('what the front says is no part of the text', () => {
  const meta = `<funding-group><award-group/><funding-statement>Paid by <bold>nobody</bold>.</funding-statement></funding-group>
    <author-notes><fn fn-type="COI-statement"><p>None declared.</p></fn><fn fn-type="con"><p>They did equally much.</p></fn></author-notes>
    <custom-meta-group><custom-meta><meta-name>Data Availability</meta-name><meta-value>In the paper.</meta-value></custom-meta></custom-meta-group>`;
  expect(read(meta)).toEqual([
    { type: 'funding', texts: { en: 'Paid by nobody.' }, inText: false },
    { type: 'competing-interests', texts: { en: 'None declared.' }, inText: false },
    { type: 'data-availability', texts: { en: 'In the paper.' }, inText: false },
  ]);
});

test('sections and notes are known by their types', () => {
  const back = `<back><ack><title>Thanks</title><p>We thank all.</p><p>And others.</p></ack>
    <notes notes-type="author-contribution"><title>Who did what</title><p>AB wrote it.</p><fig><caption><p>Not this.</p></caption></fig></notes>
    <sec sec-type="ethics-statement"><title>On animals</title><p>Approved.</p></sec>
    <sec sec-type="additional-information"><title>More</title>
      <sec sec-type="data-availability"><title>Data</title><p>At a sample archive:</p>
        <p><element-citation><person-group><name><surname>Sample</surname></name></person-group><year>2026</year></element-citation></p>
      </sec></sec></back>`;
  const found = read('', back);
  expect(said(found)).toEqual({
    'author-contributions': 'AB wrote it.',
    acknowledgements: 'We thank all.\nAnd others.',
    'data-availability': 'At a sample archive:\nSample (2026)',
    ethics: 'Approved.',
  });
  expect(found.every(({ inText }) => inText)).toBe(true);
});

test.each([
  ['Competing interests', 'competing-interests'],
  ['Declaration of competing interest', 'competing-interests'],
  ['Authors’ contributions', 'author-contributions'],
  ['Availability of data and materials', 'data-availability'],
  ['Data and code availability', 'data-availability'],
  ['Ethics approval and consent to participate', 'ethics'],
  ['Funding', 'funding'],
  ['利益冲突声明', 'competing-interests'],
  ['数据可用性声明', 'data-availability'],
])('a section without a type is known by its heading: %s', (title, type) => {
  const [found] = read('', `<back><sec><title>${title}</title><p>Said.</p></sec></back>`);
  expect(found).toEqual({ type, texts: { en: 'Said.' }, inText: true });
});

test('one of several notes speaks of those who point to it', () => {
  const person = (family: string, note: string) =>
    `<contrib><name><surname>${family}</surname></name><xref ref-type="fn" rid="con1"/><xref ref-type="fn" rid="${note}"/></contrib>`;
  const meta = `<contrib-group>${person('One', 'c1')}${person('Two', 'c2')}${person('Three', 'c2')}</contrib-group>`;
  const group = (type: string, notes: string) =>
    `<fn-group content-type="${type}"><title>Notes</title>${notes}</fn-group>`;
  const notes =
    '<fn fn-type="conflict" id="c1"><p>Owns shares.</p></fn><fn fn-type="conflict" id="c2"><p>None.</p></fn>';
  const roles =
    '<fn fn-type="con" id="con1"><p>Software, Validation</p></fn><fn fn-type="con" id="con2"><p>Gave advice</p></fn>';
  const back = `<back>${group('competing-interest', notes)}${group('author-contribution', roles)}</back>`;
  expect(said(read(meta, back))).toEqual({ 'competing-interests': 'One: Owns shares.\nTwo, Three: None.' });
});

test('reviews and results say nothing for the authors', () => {
  const body = '<body><sec sec-type="results"><title>Data</title><p>Found.</p></sec></body>';
  const review = '<sub-article><body><sec><title>Competing interests</title><p>None.</p></sec></body></sub-article>';
  expect(read('', body + review)).toEqual([]);
});
