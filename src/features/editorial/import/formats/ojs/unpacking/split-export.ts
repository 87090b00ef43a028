import { createSafeParser, refuse } from '../../../../../../platform/documents/xml/safe-parser.ts';
import { escapeHtml } from '../../../../../../platform/kernel/escape-html.ts';
import { createBase64 } from './base64.ts';

/** What comes out of an export, in its order: pieces of the files in it, files that are no files, and its parts as small documents. */
export type Step =
  | { readonly file: string; readonly bytes: Buffer }
  | { readonly broken: string }
  | { readonly part: string; readonly xml: string };

/** Of one article, or of an issue without its articles. */
const caps = { characters: 8_000_000, elements: 200_000, depth: 150, attributes: 200, context: 65_536, names: 200_000 };

/** What an article needs to know of the issue around it. */
const contextNames = new Set(['issue_identification', 'date_published', 'sections']);
const outer = new Set(['issues', 'issue', 'articles']);

const numbered = (number: number, name: string): string => `${String(number).padStart(6, '0')}${name}`;

/**
 * Takes an export apart while it is read: a journal's whole past may be a single file, with all its PDFs inside it. An article or
 * an issue leaves as a document of its own, in which a name stands where a file was.
 */
export function createSplitter() {
  const parser = createSafeParser();
  const open: string[] = [];
  let steps: Step[] = [];
  let names = 0;
  let article: string[] | undefined;
  let issue: { readonly part: string; readonly head: string; readonly texts: string[] } | undefined;
  let context = '';
  let embed: { readonly name: string; readonly content: ReturnType<typeof createBase64> } | undefined;
  /** Of which file of OJS the next bytes are: the virus scanner may name it to people. */
  let file = '';
  let isInTag = false;
  const counts = { characters: 0, elements: 0, attributes: 0, ofIssue: 0 };

  const newName = (name: string): string => {
    names += 1;
    if (names > caps.names) refuse(`the document has more than ${caps.names} articles and files`);
    return numbered(names, name);
  };
  const write = (xml: string) => {
    if (article) article.push(xml);
    else if (issue) {
      counts.ofIssue += xml.length;
      if (counts.ofIssue > caps.characters) refuse(`an issue has too many characters of its own`);
      issue.texts.push(xml);
      if (contextNames.has(open[open.indexOf('issue') + 1] ?? '')) context += xml;
      if (context.length > caps.context) refuse('an issue says too many things of itself');
    }
  };

  parser.on('attribute', () => {
    counts.attributes += 1;
    if (counts.attributes > caps.attributes) refuse(`an element has too many attributes in line ${parser.line}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    counts.attributes = 0;
    counts.elements += 1;
    if (counts.elements > caps.elements) refuse(`an article has too many elements`);
    if (open.length >= caps.depth) refuse(`elements are nested too deep in line ${parser.line}`);
    const local = localName(name);
    const isOuter = open.every((one) => outer.has(one));
    const tag = `<${local}${writtenAttributes(attributes)}>`;
    if (isOuter && local === 'issue' && !issue) {
      issue = { part: newName('-issue.xml'), head: tag, texts: [] };
      context = '';
      counts.ofIssue = 0;
    } else if (isOuter && local === 'article') {
      Object.assign(counts, { characters: 0, elements: 0 });
      article = [issue ? `${issue.head}${context}</issue>` : ''];
    }
    open.push(local);
    if (local === 'submission_file') file = `-file-${attributes.id?.replace(/\D/g, '').slice(0, 12)}`;
    if (local === 'cover') file = '-cover';
    if (embed) embed.content.spoil();
    else if (local === 'embed') embed = { name: newName(`${file}.bin`), content: createBase64(attributes.encoding) };
    else if (!(isOuter && outer.has(local))) write(tag);
  });
  parser.on('closetag', () => {
    const local = open.at(-1) ?? '';
    const isOuter = open.slice(0, -1).every((one) => outer.has(one));
    if (embed) {
      if (local === 'embed') closeEmbed(embed);
    } else if (!(isOuter && outer.has(local))) write(`</${local}>`);
    open.pop();
    if (isOuter && local === 'article') closeArticle();
    if (isOuter && local === 'issue') closeIssue();
  });
  parser.on('text', (text) => (embed ? embed.content.spoil(text) : write(escapeHtml(text))));
  parser.on('cdata', (text) => (embed ? embed.content.spoil() : write(escapeHtml(text))));

  function closeEmbed({ name, content }: NonNullable<typeof embed>): void {
    embed = undefined;
    const isWhole = content.isWhole();
    if (!isWhole) steps.push({ broken: name });
    write(isWhole ? `<embed file="${name}"></embed>` : '<embed></embed>');
  }

  function closeArticle(): void {
    steps.push({ part: newName('-article.xml'), xml: `<ojs>${article?.join('') ?? ''}</ojs>` });
    article = undefined;
    Object.assign(counts, { characters: 0, elements: 0 });
  }

  function closeIssue(): void {
    if (issue) steps.push({ part: issue.part, xml: `<ojs>${issue.head}${issue.texts.join('')}</issue></ojs>` });
    issue = undefined;
  }

  function taken(): readonly Step[] {
    const done = steps;
    steps = [];
    return done;
  }

  return {
    /** The steps that follow from a piece of the document. The bytes of files never pass the parser, which keeps a text until its end. */
    take(text: string): readonly Step[] {
      for (let at = 0; at < text.length; ) {
        if (embed && !isInTag) {
          const tag = text.indexOf('<', at);
          const end = tag < 0 ? text.length : tag;
          const bytes = embed.content.decode(text.slice(at, end));
          if (bytes.length > 0) steps.push({ file: embed.name, bytes });
          at = end;
          if (tag < 0) break;
        }
        const close = text.indexOf('>', at);
        const end = close < 0 ? text.length : close + 1;
        isInTag = close < 0;
        counts.characters += end - at;
        if (counts.characters > caps.characters) refuse(`an article has more than ${caps.characters} characters`);
        parser.write(text.slice(at, end));
        at = end;
      }
      return taken();
    },
    end(): readonly Step[] {
      parser.close();
      return taken();
    },
  };
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Without namespaces and the like. */
const writtenAttributes = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .filter(([name]) => name !== 'xmlns' && !name.includes(':'))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
