import type { SourcePackage } from '../../../src/features/editorial/import/formats/format.ts';
import { formats } from '../../../src/features/editorial/import/formats/formats.ts';
import type { ItemDraft } from '../../../src/platform/item/writing/item-draft.ts';
import { escapeHtml } from '../../../src/platform/kernel/escape-html.ts';
import { asPage, piecesOf } from './display-pieces.ts';
import type { HostileReader } from './reader.ts';

const packageOf = (files: Readonly<Record<string, string>>): SourcePackage => ({
  paths: Object.keys(files).toSorted(),
  read: async (path) => Buffer.from(files[path] ?? ''),
  place: (path) => path,
});

const journal: ItemDraft = { kind: 'journal', key: '1234-5679', titles: { en: 'Sample Journal' }, details: {} };

/** Everything that one of the import's formats understands in these files, on one page. */
const reading = (name: string, filesWith: (markup: string) => Readonly<Record<string, string>>): HostileReader => ({
  format: name,
  writesHtml: name === 'lessons' || name === 'chinaxiv' || name === 'ojs',
  display: async ({ markup }) => {
    const format = formats.find((one) => one.name === name);
    if (!format) throw new Error(`There is no format "${name}".`);
    const files = { ...packageOf(filesWith(markup)), journal };
    const pages: string[] = [];
    for await (const entry of format.entries(files)) {
      const read = await format.read(entry, files);
      if (read.ok) pages.push(asPage(piecesOf(read.value)));
    }
    return pages.length > 0 ? pages.join('\n') : null;
  },
});

const line = (record: object): string => `${JSON.stringify(record)}\n`;

const markdownWith = (markup: string): string => `# ${markup}

${markup}

Words ${markup} words *${markup}* \`${markup}\` [${markup}](${markup} "${markup}") ![${markup}](${markup}) <${markup}>

- ${markup}

> ${markup}

| ${markup} | b |
| --- | --- |
| ${markup} | 2 |

$$${markup}$$ $${markup}$ $\\text{${markup}}$ $$\\href{${markup}}{x}$$

[^1]: ${markup}

<div title="${markup}" id="${markup}" lang='${markup}'>${markup}</div>

<table><tr><td>${markup}</td></tr></table>

<math><mtext>${markup}</mtext><mi mathvariant="${markup}">x</mi></math>

{: #${markup} .${markup}}

\`\`\`${markup}
${markup}
\`\`\`
`;

/** As it lies in the package once an export is taken apart. */
const ojsPartWith = (words: string): string => `<ojs><issue access_status="${words}"><issue_identification>
  <volume>${words}</volume><number>${words}</number><year>2026</year><title locale="${words}">${words}</title>
  </issue_identification><sections><section ref="A"><title>${words}</title></section></sections></issue>
  <article locale="en"><id type="internal">1</id>
  <submission_file id="2"><name>${words}</name><file id="3" extension="${words}"><embed file="000002.bin"/></file></submission_file>
  <publication section_ref="A" seq="${words}"><id type="doi">10.5555/${words}</id><title>${words}</title>
  <prefix>${words}</prefix><subtitle locale="zh_CN">${words}</subtitle><abstract>${words}</abstract>
  <abstract locale="zh_Hans">&lt;p&gt;a &lt;b&gt;b${words}&lt;/p&gt;</abstract><licenseUrl>${words}</licenseUrl>
  <copyrightHolder>${words}</copyrightHolder><keywords><keyword>${words}</keyword></keywords>
  <subjects><subject>${words}</subject></subjects><agencies><agency>${words}</agency></agencies>
  <authors><author user_group_ref="${words}"><givenname>${words}</givenname><familyname>${words}</familyname>
  <affiliation>${words}</affiliation><rorAffiliation><ror>${words}</ror><name>${words}</name></rorAffiliation>
  <country>${words}</country><orcid>${words}</orcid><biography>${words}</biography></author></authors>
  <article_galley locale="${words}"><name>${words}</name><submission_file_ref id="2"/></article_galley>
  <article_galley><name>${words}</name><remote src="${words}"/></article_galley>
  <citations><citation>${words}</citation></citations><pages>${words}</pages></publication></article></ojs>`;

const lessonWith = (markup: string): string => `---
title: ${JSON.stringify(markup)}
authors: [${JSON.stringify(markup)}]
date: 2026-01-02
topics: [${JSON.stringify(markup)}]
abstract: ${JSON.stringify(markdownWith(markup))}
avatar_alt: ${JSON.stringify(markup)}
licence: ${JSON.stringify(markup)}
doi: 10.1234/sample
---
${markdownWith(markup)}

{% include figure.html filename="${markup.replaceAll('"', '\\"')}" caption="${markup.replaceAll('"', '\\"')}" alt="${markup.replaceAll('"', '\\"')}" %}

{% include alert.html text="${markup.replaceAll('"', '\\"')}" %}
`;

export const recordReaders: readonly HostileReader[] = [
  reading('ojs', (markup) => ({ 'export.xml/000001-article.xml': ojsPartWith(escapeHtml(markup)) })),
  reading('lessons', (markup) => ({ 'en/hostile.md': lessonWith(markup), 'gallery/hostile.png': 'x' })),
  reading('chinaxiv', (markup) => ({
    'md/ChinaXiv-202209.00041V1.md': `${markdownWith(markup)}\n## 参考文献\n\n[1] ${markup}\n`,
    'json/ChinaXiv-202209.00041V1.json': JSON.stringify([
      { type: 'table', table_body: '<table></table>', table_caption: [`表 1 ${markup}`], table_footnote: [markup] },
    ]),
    'INDEX.json': JSON.stringify([{ ...paperRecord(markup), id: 'ChinaXiv-202209.00041V1' }]),
  })),
  reading('chinaxiv-records', (markup) => ({ 'all.ndjson': line(paperRecord(markup)) })),
  reading('records', (markup) => ({
    'all.ndjson': line({
      id: markup,
      doi: `10.5555/${markup}`,
      title: markup,
      abstract: markup,
      language: markup,
      authors: [{ family: markup, given: markup, orcid: markup, aff: [0] }, { collab: markup }],
      affiliations: [{ name: markup, city: markup, country: markup, ror: markup }],
      keywords: [markup],
      subjects: [markup],
      dates: { published: markup },
      volume: markup,
      issue: markup,
      licence: markup,
      related: [['corrected-article', markup]],
      citedDois: [`10.5555/${markup}`],
      channel: markup,
    }),
    'journal.json': JSON.stringify({ titles: { en: markup }, eissn: '2222-2222', licence: markup }),
  })),
  reading('media', (markup) => ({
    'INDEX.json': JSON.stringify([
      {
        file: `audio/${markup}.ogg`,
        kind: 'audio',
        title: markup,
        summary: markup,
        licence: markup,
        attribution: markup,
        speakers: [markup],
        captions: [`${markup}.vtt`],
        poster: markup,
        article: markup,
      },
    ]),
  })),
  reading('ror', (markup) => ({
    'all.ndjson': line({
      id: 'https://ror.org/02mhbdp94',
      name: markup,
      names: [{ value: markup, lang: 'en', types: ['label'] }],
      links: [markup, 'javascript:alert(1)'],
      wikipedia: 'javascript:alert(1)',
      city: markup,
      externalIds: { wikidata: markup },
      countryName: markup,
    }),
  })),
];

function paperRecord(markup: string): object {
  return {
    id: '202209.00041',
    titleZh: markup,
    titleEn: markup,
    abstractZh: `${markup}\n\n${markup}`,
    abstractEn: markup,
    authors: [markup],
    authorsEn: [markup],
    affiliations: [markup],
    keywordsZh: [markup],
    keywordsEn: [markup],
    subject: markup,
    subjectZh: markup,
    date: '2022-09-01',
    licence: markup,
  };
}
