import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededRandom } from '../../samples/loading/seeded-random.ts';

// Articles made up for tests: enough of what real ones have to go wrong in the same ways.

const words =
  'light wave crystal sample field phase lattice photon signal layer growth model protein cell tissue membrane'.split(
    ' ',
  );
const orcids = ['0000-0002-1825-0097', '0000-0001-5109-3700', '0000-0002-1694-233X'];

export interface SampleArticle {
  readonly name: string;
  readonly doi: string;
  readonly xml: string;
}

/** `count` articles that cite each other; every tenth has an earlier version, every twentieth is retracted by a notice. */
function sampleArticles(count: number, seed = 1): SampleArticle[] {
  const random = seededRandom(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const sentence = (length: number) => `${Array.from({ length }, () => pick(words)).join(' ')}.`;
  const doiOf = (number: number) => `10.5555/sample.${String(number).padStart(5, '0')}`;
  const articles: SampleArticle[] = [];
  for (let number = 1; number <= count; number += 1) {
    const versions = number % 10 === 0 ? 2 : 1;
    for (let version = 1; version <= versions; version += 1) {
      const cited = Array.from({ length: 5 }, () => doiOf(1 + Math.floor(random() * count)));
      articles.push({
        name: `sample-${String(number).padStart(5, '0')}-v${version}.xml`,
        doi: doiOf(number),
        xml: articleXml({
          doi: doiOf(number),
          type: 'research-article',
          title: `Sample ${number}: ${sentence(6)}`,
          abstract: sentence(30),
          orcid: pick(orcids),
          cited,
          body: bodyXml(sentence, version),
        }),
      });
    }
    if (number % 20 === 0)
      articles.push({
        name: `sample-${String(number).padStart(5, '0')}-retraction-v1.xml`,
        doi: `${doiOf(number)}.r`,
        xml: articleXml({
          doi: `${doiOf(number)}.r`,
          type: 'retraction',
          title: `Retraction of sample ${number}`,
          abstract: '',
          orcid: pick(orcids),
          cited: [],
          related: `<related-article related-article-type="retracted-article" ext-link-type="doi" id="ra1" xlink:href="${doiOf(number)}"/>`,
          body: `<p>${sentence(20)}</p>`,
        }),
      });
  }
  return articles;
}

export async function writeSampleArticles(folder: string, count: number, seed = 1): Promise<readonly SampleArticle[]> {
  const articles = sampleArticles(count, seed);
  await mkdir(folder, { recursive: true });
  for (const { name, xml } of articles) await writeFile(join(folder, name), xml);
  return articles;
}

const bodyXml = (sentence: (length: number) => string, version: number): string => `
<sec id="s1" sec-type="intro"><title>Introduction</title><p>${sentence(60)} See <xref ref-type="bibr" rid="bib1">1</xref> and <xref ref-type="fig" rid="fig1">Figure 1</xref>.</p></sec>
<sec id="s2"><title>Results of version ${version}</title><p>${sentence(80)}</p>
<fig id="fig1"><label>Figure 1.</label><caption><title>${sentence(5)}</title><p>${sentence(15)}</p></caption><graphic xlink:href="fig1.tif"/></fig>
<table-wrap id="tbl1"><label>Table 1.</label><caption><title>${sentence(4)}</title></caption><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></table-wrap>
<disp-formula id="eq1"><mml:math><mml:mi>E</mml:mi><mml:mo>=</mml:mo><mml:mi>h</mml:mi><mml:mi>f</mml:mi></mml:math></disp-formula>
<list list-type="order"><list-item><p>${sentence(5)}</p></list-item><list-item><p>${sentence(5)}</p></list-item></list></sec>`;

interface ArticleWords {
  readonly doi: string;
  readonly type: string;
  readonly title: string;
  readonly abstract: string;
  readonly orcid: string;
  readonly cited: readonly string[];
  readonly body: string;
  readonly related?: string;
}

const articleXml = ({ doi, type, title, abstract, orcid, cited, body, related = '' }: ArticleWords): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<article xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:mml="http://www.w3.org/1998/Math/MathML" article-type="${type}" dtd-version="1.3" xml:lang="en">
<front><journal-meta><journal-id journal-id-type="publisher-id">samples</journal-id><journal-title-group><journal-title>Journal of Samples</journal-title></journal-title-group><issn publication-format="electronic">2049-3630</issn></journal-meta>
<article-meta><article-id pub-id-type="doi">${doi}</article-id>
<article-categories><subj-group subj-group-type="display-channel"><subject>Research Article</subject></subj-group><subj-group subj-group-type="heading"><subject>Optics</subject></subj-group></article-categories>
<title-group><article-title>${title}</article-title></title-group>
<contrib-group><contrib contrib-type="author" corresp="yes"><contrib-id contrib-id-type="orcid">https://orcid.org/${orcid}</contrib-id><name><surname>Sample</surname><given-names>Ada</given-names></name><xref ref-type="aff" rid="aff1"/></contrib><aff id="aff1"><institution>Sample Institute</institution>, <country>China</country></aff></contrib-group>
<pub-date publication-format="electronic" date-type="publication"><day>1</day><month>6</month><year>2026</year></pub-date><volume>3</volume><issue>2</issue><elocation-id>e1</elocation-id>
<permissions><license xlink:href="https://creativecommons.org/licenses/by/4.0/"><license-p>CC BY</license-p></license></permissions>${related}
${abstract && `<abstract><p>${abstract}</p></abstract>`}<kwd-group kwd-group-type="author-keywords"><kwd>light</kwd><kwd>waves</kwd></kwd-group></article-meta></front>
<body>${body}</body>
<back><ref-list>${cited
    .map(
      (target, place) =>
        `<ref id="bib${place + 1}"><element-citation publication-type="journal"><article-title>Cited sample</article-title><source>Journal of Samples</source><year>2025</year><pub-id pub-id-type="doi">${target}</pub-id></element-citation></ref>`,
    )
    .join('')}</ref-list></back></article>
`;
