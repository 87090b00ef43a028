import { describe, expect, test } from 'vitest';
import { type SampleArticle, sampleReading } from '../sample-article.ts';
import { affiliationsOf } from './affiliations.ts';
import { contributorsOf } from './contributors.ts';

function read(meta: string, more: SampleArticle = {}) {
  const reading = sampleReading({ ...more, meta });
  return { ...contributorsOf(reading, affiliationsOf(reading)), problems: reading.problems };
}
const person = (inside = '', attributes = '') =>
  `<contrib contrib-type="author" ${attributes}><name><surname>Sample</surname><given-names>Ada B</given-names></name>${inside}</contrib>`;
const orcid = (id: string, more = '') => `<contrib-id contrib-id-type="orcid" ${more}>${id}</contrib-id>`;

describe('an author', () => {
  test('has the name as printed', () => {
    const [author] = read(`<contrib-group>${person()}</contrib-group>`).rows;
    expect(author).toMatchObject({
      role: 'author',
      type: 'person',
      names: { en: { full: 'Ada B Sample', family: 'Sample', given: 'Ada B' } },
      expert: null,
      email: null,
    });
  });

  test('is an expert by a valid ORCID and never by the name', () => {
    const found = read(
      `<contrib-group>${person(orcid('http://orcid.org/0000-0002-1825-0097', 'authenticated="true"'))}${person()}</contrib-group>`,
    );
    expect(found.rows[0]).toMatchObject({
      orcid: '0000-0002-1825-0097',
      orcidAuthenticated: true,
      expert: { kind: 'expert', key: 'https://orcid.org/0000-0002-1825-0097' },
    });
    expect(found.experts).toHaveLength(1);
    expect(found.experts[0]).toMatchObject({ onlyIfMissing: true, titles: { en: 'Ada B Sample' } });
  });

  test('with an ORCID whose check digit is wrong is no expert, and that is told', () => {
    const found = read(`<contrib-group>${person(orcid('https://orcid.org/0000-0002-1825-0098'))}</contrib-group>`);
    expect(found.rows[0]?.orcid).toBeNull();
    expect(found.experts).toEqual([]);
    expect(found.problems).toMatchObject([{ code: 'identifier-invalid', at: 'Ada B Sample' }]);
  });

  test('shows an e-mail address only when corresponding', () => {
    const email = '<email>ada@example.org</email>';
    const [plain, corresponding] = read(
      `<contrib-group>${person(email)}${person(email, 'corresp="yes"')}</contrib-group>`,
    ).rows;
    expect(plain).toMatchObject({ corresponding: false, email: null });
    expect(corresponding).toMatchObject({ corresponding: true, email: 'ada@example.org' });
  });

  test('finds the address in the article’s note, among several by the name', () => {
    const notes = `<author-notes><corresp id="c1">Write to <email>bob@example.org</email> or <email>sample@example.org</email></corresp></author-notes>`;
    const [author] = read(
      `<contrib-group>${person('<xref ref-type="corresp" rid="c1"/>')}</contrib-group>${notes}`,
    ).rows;
    expect(author).toMatchObject({ corresponding: true, email: 'sample@example.org' });
  });

  test('contributed equally by attribute or by note', () => {
    const notes = '<author-notes><fn fn-type="equal" id="e1"><p>Equal</p></fn></author-notes>';
    const group = person('', 'equal-contrib="yes"') + person('<xref ref-type="fn" rid="e1"/>') + person();
    expect(read(`<contrib-group>${group}</contrib-group>${notes}`).rows.map(({ equal }) => equal)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('has roles from the article’s back matter and from role elements', () => {
    const rest = '<back><fn-group><fn fn-type="con" id="con1"><p>Software, Validation</p></fn></fn-group></back>';
    const roles = '<role vocab="credit" vocab-term="Supervision">led it</role><role>Editor of a newspaper</role>';
    const [author] = read(`<contrib-group>${person(`<xref ref-type="fn" rid="con1"/>${roles}`)}</contrib-group>`, {
      rest,
    }).rows;
    expect(author?.credits).toEqual(['supervision', 'software', 'validation']);
  });

  test('belongs to the institutions that are pointed to, or else to the unnumbered ones beside', () => {
    const affs = '<aff id="a1">One</aff><aff id="a2">Two</aff>';
    const pointing = person('<xref ref-type="aff" rid="a2"/><xref ref-type="aff" rid="a1"/>');
    expect(read(`<contrib-group>${pointing}${affs}</contrib-group>`).rows[0]?.affiliations).toEqual([2, 1]);
    expect(read(`<contrib-group>${person()}<aff>One</aff></contrib-group>`).rows[0]?.affiliations).toEqual([1]);
    expect(read(`<contrib-group>${person('<aff>Own</aff>')}${affs}</contrib-group>`).rows[0]?.affiliations).toEqual([
      1,
    ]);
  });

  test('has a name in each script, the family name first in Chinese', () => {
    const names = `<name-alternatives><name xml:lang="zh" name-style="eastern"><surname>样</surname><given-names>本</given-names></name>
      <name xml:lang="en"><surname>Yang</surname><given-names>Ben</given-names></name></name-alternatives>`;
    const [author] = read(`<contrib-group><contrib>${names}</contrib></contrib-group>`).rows;
    expect(author?.names).toEqual({
      zh: { full: '样本', family: '样', given: '本' },
      en: { full: 'Ben Yang', family: 'Yang', given: 'Ben' },
    });
  });
});

test('editors and reviewers have their roles', () => {
  const contrib = (type: string) => `<contrib contrib-type="${type}"><name><surname>X</surname></name></contrib>`;
  const group = ['author', 'senior_editor', 'editor', 'reviewer', 'translator'].map(contrib).join('');
  expect(read(`<contrib-group>${group}</contrib-group>`).rows.map(({ role }) => role)).toEqual([
    'author',
    'editor',
    'editor',
    'reviewer',
    'translator',
  ]);
});

test('a group stands in the byline and its members behind it', () => {
  const member = (more = '') =>
    `<contrib ${more}><name><surname>M</surname><given-names>A</given-names></name></contrib>`;
  const inside = `<contrib contrib-type="author"><collab>The Sample Group<contrib-group>${member()}</contrib-group></collab></contrib>`;
  const key = '<contrib-id contrib-id-type="group-author-key">g1</contrib-id>';
  const otherGroup = `<contrib contrib-type="author"><collab>The Other Group</collab>${key}</contrib>
    <contrib contrib-type="author non-byline"><name><surname>N</surname></name>${key}</contrib>`;
  expect(
    read(`<contrib-group>${inside}${otherGroup}</contrib-group>`).rows.map(({ type, names }) => ({ type, names })),
  ).toEqual([
    { type: 'group', names: { en: { full: 'The Sample Group', members: [{ full: 'A M', family: 'M', given: 'A' }] } } },
    { type: 'group', names: { en: { full: 'The Other Group', members: [{ full: 'N', family: 'N' }] } } },
  ]);
});
