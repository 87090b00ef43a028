import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { readJats } from '../../../src/features/editorial/import/formats/jats/read-jats.ts';
import {
  readJatsHead,
  readJatsPackage,
} from '../../../src/features/editorial/submissions/formats/jats/read-jats-head.ts';
import { bytesSource } from '../../../src/platform/documents/byte-sources.ts';
import { xmlText } from '../../../src/platform/kernel/xml-text.ts';
import { zipOf } from '../../support/zip.ts';
import { articleAround } from '../article-around.ts';
import { asPage, piecesIn, piecesOf } from './display-pieces.ts';
import type { HostileReader } from './reader.ts';

/** Words, or elements, in every place of an article that holds any. An attribute holds words only. */
const articleWith = (inside: string, words: string): string =>
  articleAround({
    title: inside,
    meta: `<contrib-group><contrib contrib-type="author"><name><surname>${inside}</surname><given-names>${words}</given-names></name><email>${words}</email><uri xlink:href="${words}">${words}</uri><xref ref-type="aff" rid="${words}"/></contrib><aff id="${words}"><institution>${inside}</institution></aff></contrib-group>
<pub-date><year>2026</year></pub-date><volume>${words}</volume><permissions><license xlink:href="${words}"><license-p>${inside}</license-p></license></permissions>
<abstract xml:lang="${words}"><title>${inside}</title><p>${inside}</p></abstract><trans-abstract xml:lang="de"><p>${inside}</p></trans-abstract>
<kwd-group><kwd>${inside}</kwd></kwd-group><funding-group><award-group><funding-source>${inside}</funding-source><award-id>${words}</award-id></award-group></funding-group>`,
    body: `<sec id="${words}"><title>${inside}</title><p>${inside}<ext-link xlink:href="${words}">${inside}</ext-link><inline-formula><mml:math id="${words}"><mml:mtext>${inside}</mml:mtext>${inside}</mml:math></inline-formula></p>
<disp-formula><tex-math>${words}</tex-math></disp-formula><disp-formula><tex-math>\\text{${words}}</tex-math></disp-formula><disp-quote>${inside}</disp-quote><code>${inside}</code><preformat>${inside}</preformat>
<fig id="f1"><label>${inside}</label><caption><title>${inside}</title><p>${inside}</p></caption><alt-text>${words}</alt-text><graphic xlink:href="${words}"/></fig>
<table-wrap id="t1"><label>${inside}</label><caption><p>${inside}</p></caption><table><thead><tr><th>${inside}</th></tr></thead><tbody><tr><td>${inside}</td></tr></tbody></table></table-wrap>
<list><list-item><p>${inside}</p></list-item></list><supplementary-material xlink:href="${words}"><caption><p>${inside}</p></caption></supplementary-material></sec>`,
    rest: `<back><ack><p>${inside}</p></ack><ref-list><ref id="r1"><mixed-citation>${inside}<ext-link xlink:href="${words}">x</ext-link></mixed-citation></ref></ref-list></back>`,
  });

type Node = DefaultTreeAdapterTypes.ChildNode;

/** What a browser reads, as well-formed XML: elements instead of words that look like some. */
function asXml(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if ('value' in node) return xmlText(node.value);
      if (!('tagName' in node) || !/^[a-z][\w-]*$/i.test(node.tagName)) return '';
      const attributes = node.attrs
        .filter(({ name }) => /^[a-z][\w-]*$/i.test(name) && !name.startsWith('xmlns'))
        .map(({ prefix, name, value }) => ` ${prefix === 'xlink' ? 'xlink:' : ''}${name}="${xmlText(value)}"`);
      return `<${node.tagName}${attributes.join('')}>${asXml('content' in node ? node.content.childNodes : node.childNodes)}</${node.tagName}>`;
    })
    .join('');
}

const importing = (format: string, article: (markup: string) => string): HostileReader => ({
  format,
  writesHtml: true,
  display: ({ markup }) => {
    const read = readJats({ source: 'hostile.xml', bytes: Buffer.from(article(markup)) });
    return read.ok ? asPage(piecesOf(read.value)) : null;
  },
});

const withElements = (markup: string): string => articleWith(asXml(parseFragment(markup).childNodes), xmlText(markup));
const withWords = (markup: string): string => articleWith(xmlText(markup), xmlText(markup));

export const articleReaders: readonly HostileReader[] = [
  importing('JATS with words', withWords),
  importing('JATS with elements', withElements),
  {
    format: 'JATS of a submission',
    writesHtml: false,
    display: ({ markup }) => {
      const read = readJatsHead(Buffer.from(withElements(markup)));
      return read.ok ? asPage(piecesIn({ ...read.value, abstracts: read.value.abstracts?.value.en })) : null;
    },
  },
  {
    format: 'archive of a submission',
    writesHtml: false,
    display: async ({ markup }) => {
      const zip = zipOf([
        { name: `${markup}.xml`, content: Buffer.from('<x/>') },
        { name: 'article.xml', content: Buffer.from(withWords(markup)) },
      ]);
      const read = await readJatsPackage(bytesSource(zip));
      return read.ok ? asPage(piecesIn({ given: JSON.stringify(read.value) })) : null;
    },
  },
];
