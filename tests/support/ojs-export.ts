import { escapeHtml } from '../../src/platform/kernel/escape-html.ts';
import { pdfOf, plainObjects, pngOf } from '../hostile/uploads/good-files.ts';

/** Exports in OJS's own XML as its versions write them; all of it is made up. */
export type OjsVersion = '3.3' | '3.4' | '3.5';
export const ojsVersions: readonly OjsVersion[] = ['3.3', '3.4', '3.5'];

export const samplePdfBytes = pdfOf(plainObjects);
const page = '<!DOCTYPE html>\n<html lang="en"><head><title>A</title></head><body><p>Whole text</p></body></html>';
const cover = pngOf(20, 30);

const embedded = (bytes: Buffer): string => {
  const lines = bytes.toString('base64').replace(/.{76}/g, '$&\n');
  return `<embed encoding="base64">${lines}</embed>`;
};

interface SampleFile {
  readonly id: number;
  readonly name: string;
  readonly stage?: string;
  readonly genre?: string;
  /** Of which file it is a part. */
  readonly of?: number;
  /** What stands in the place of the bytes. */
  readonly content: string;
}

const fileOf = ({ id, name, stage = 'proof', genre = 'Article Text', of, content }: SampleFile): string =>
  `<submission_file id="${id}" file_id="${id + 500}" stage="${stage}" viewable="false" genre="${genre}" uploader="admin">
    <name locale="en">${escapeHtml(name)}</name>${of ? `<submission_file_ref id="${of}"/>` : ''}
    <file id="${id + 400}" filesize="3" extension="${name.split('.').at(-1)}"><embed encoding="base64">b2xk</embed></file>
    <file id="${id + 500}" filesize="3" extension="${name.split('.').at(-1)}">${content}</file></submission_file>`;

const galleyOf = (label: string, file: number, locale: string, seq: number): string =>
  `<article_galley locale="${locale}" url_path="" approved="false"><id type="internal" advice="ignore">${file + 900}</id>
    <name locale="${locale}">${label}</name><seq>${seq}</seq><submission_file_ref id="${file}"/></article_galley>`;

export interface SampleExport {
  /** Instead of the PDF's bytes. */
  readonly content?: string;
  /** In the title, the abstract, the author's name, the label of a galley and the name of its file. */
  readonly words?: string;
  readonly status?: string;
  readonly article?: string;
}

const localesOf = (version: OjsVersion) =>
  (version === '3.3' ? ['en_US', 'zh_CN'] : ['en', 'zh_Hans']) as [string, string];

function authorsOf(version: OjsVersion, words: string): string {
  const [en, zh] = localesOf(version);
  const affiliation =
    version === '3.5'
      ? `<rorAffiliation><ror>https://ror.org/02mhbdp94</ror><name locale="${en}">Sample University</name></rorAffiliation>
         <affiliation><name locale="${en}">Sample Hospital</name><name locale="${zh}">样例医院</name></affiliation>`
      : `<affiliation locale="${en}">Sample University</affiliation><affiliation locale="${zh}">样例大学</affiliation>`;
  return `<authors><author primary_contact="true" include_in_browse="true" user_group_ref="Author" seq="1" id="8">
      <givenname locale="${en}">Ada${words}</givenname><givenname locale="${zh}">爱达</givenname>
      <familyname locale="${en}">Sample</familyname><familyname locale="${zh}">样</familyname>
      ${affiliation}<country>CN</country><email>ada@example.org</email>
      <orcid>https://orcid.org/0000-0002-1825-0097</orcid>
      <biography locale="${en}">&lt;p&gt;Ada writes &lt;b&gt;samples&lt;/b&gt;.&lt;/p&gt;</biography></author>
    <author include_in_browse="true" user_group_ref="Translator" seq="2" id="9"><givenname locale="${en}">Bo</givenname>
      <country>DE</country><email>bo@example.org</email></author></authors>`;
}

function publicationOf(version: OjsVersion, id: number, { words = '', status = '3' }: SampleExport): string {
  const [en, zh] = localesOf(version);
  const keyword = (word: string) => `<keyword>${version === '3.5' ? `<name>${word}</name>` : word}</keyword>`;
  const own = version === '3.3' ? `locale="${en}"` : '';
  return `<publication xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ${own} version="1" status="${status}"
      primary_contact_id="8" url_path="" seq="2" access_status="0" date_published="2024-03-01" section_ref="ART">
    <id type="internal" advice="ignore">${id}</id><id type="doi" advice="update">10.5555/OJS.${id}</id>
    <title locale="${en}">On &lt;i&gt;E. coli&lt;/i&gt;${words}</title><title locale="${zh}">论大肠杆菌</title>
    <prefix locale="${en}">The</prefix><subtitle locale="${en}">A sample</subtitle>
    <abstract locale="${en}">&lt;p&gt;What &lt;em&gt;we&lt;/em&gt; found${words}.&lt;/p&gt;</abstract>
    <abstract locale="${zh}">&lt;p&gt;我们的发现。&lt;/p&gt;</abstract><coverage locale="${en}">Everywhere</coverage>
    <licenseUrl>https://creativecommons.org/licenses/by/4.0</licenseUrl>
    <copyrightHolder locale="${en}">The authors</copyrightHolder><copyrightYear>2024</copyrightYear>
    <keywords locale="${en}">${keyword('bacteria')}${keyword('samples')}</keywords>
    <keywords locale="${zh}">${keyword('细菌')}</keywords>
    <agencies locale="${en}"><agency>${version === '3.5' ? '<name>Sample Fund</name>' : 'Sample Fund'}</agency></agencies>
    <subjects locale="${en}"><subject>${version === '3.5' ? '<name>Biology</name>' : 'Biology'}</subject></subjects>
    ${authorsOf(version, words)}
    ${galleyOf(`PDF${words}`, 21, en, 0)}${galleyOf('HTML', 22, en, 1)}${galleyOf('Data', 23, zh, 2)}
    <article_galley locale="${en}"><name locale="${en}">Elsewhere</name><seq>3</seq>
      <remote src="https://example.org/paper.pdf"/></article_galley>
    <citations><citation>Sample, A. (2020). A work. https://doi.org/10.5555/cited.1</citation>
      <citation>Sample, B. (2021). Another.</citation></citations>
    <pages>11-18</pages></publication>`;
}

/** An article with galleys, a manuscript that readers must not have, and a picture of its HTML. */
export function ojsArticle(version: OjsVersion, id: number, sample: SampleExport = {}): string {
  const { words = '', content = embedded(samplePdfBytes), status = '3', article = '' } = sample;
  const files = [
    fileOf({
      id: 20,
      name: 'manuscript with names.docx',
      stage: 'submission',
      content: embedded(Buffer.from('secret')),
    }),
    fileOf({ id: 21, name: `paper${words}.pdf`, content }),
    fileOf({ id: 22, name: 'paper.html', content: embedded(Buffer.from(page)) }),
    fileOf({ id: 23, name: 'table.csv', genre: 'Data Set', content: embedded(Buffer.from('a,b\n1,2\n')) }),
    fileOf({ id: 24, name: 'figure.png', stage: 'dependent', genre: 'Image', of: 22, content: embedded(cover) }),
  ];
  return `<article xmlns="http://pkp.sfu.ca" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
      xsi:schemaLocation="http://pkp.sfu.ca native.xsd" locale="${localesOf(version)[0]}" date_submitted="2023-11-05"
      status="${status}" submission_progress="0" current_publication_id="${id}" stage="production">
    <id type="internal" advice="ignore">${id + 7000}</id>${files.join('')}${article}
    ${publicationOf(version, id, sample)}</article>`;
}

export function ojsIssue(version: OjsVersion, articles: readonly string[], more = ''): string {
  const [en, zh] = localesOf(version);
  return `<?xml version="1.0"?>
    <issue xmlns="http://pkp.sfu.ca" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" published="1" current="0"
      access_status="1" url_path="" xsi:schemaLocation="http://pkp.sfu.ca native.xsd">
    <id type="internal" advice="ignore">4</id><id type="doi" advice="update">10.5555/issue.4</id>
    <description locale="${en}">&lt;p&gt;The first.&lt;/p&gt;</description>
    <issue_identification><volume>7</volume><number>2</number><year>2024</year>
      <title locale="${en}">Small things</title><title locale="${zh}">小事</title></issue_identification>
    <date_published>2024-03-01</date_published><last_modified>2024-03-02</last_modified>
    <sections><section ref="ART" seq="0"><id type="internal" advice="ignore">1</id>
      <abbrev locale="${en}">ART</abbrev><title locale="${en}">Articles</title><title locale="${zh}">论文</title></section></sections>
    <covers><cover locale="${en}"><cover_image>cover_issue_4_en.png</cover_image>
      <cover_image_alt_text>Small things</cover_image_alt_text>${embedded(cover)}</cover></covers>${more}
    <issue_galleys xsi:schemaLocation="http://pkp.sfu.ca native.xsd"/>
    <articles xsi:schemaLocation="http://pkp.sfu.ca native.xsd">${articles.join('')}</articles></issue>`;
}

export const ojsArticles = (articles: readonly string[]): string =>
  `<?xml version="1.0"?><articles xmlns="http://pkp.sfu.ca">${articles.join('')}</articles>`;
