import type { MarkdownIt } from 'markdown-it';

const htmlNames =
  'a abbr address article aside audio b base blockquote body br button canvas caption center cite code col colgroup dd del ' +
  'details dfn dialog div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head ' +
  'header hr html i iframe img input ins kbd label legend li link main map mark math meta nav noscript object ol option p ' +
  'param picture pre q s samp script section select small source span strike strong style sub summary sup svg table tbody ' +
  'td template textarea tfoot th thead time title tr track tt u ul var video wbr ' +
  'menclose mfrac mi mn mo mover mpadded mphantom mroot mrow mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr ' +
  'munder munderover';

const notHtml = new RegExp(`<(?!/?(?:${htmlNames.split(' ').join('|')})(?=[\\s/>])|!--)`, 'gi');

/** `List<string>` and `a <mt B` are text that only looks like a tag; a browser would swallow it. */
const keepWhatIsNoTag = (html: string): string => html.replace(notHtml, '&lt;');

export function readRawHtml(md: MarkdownIt): void {
  const written: NonNullable<typeof md.renderer.rules.html_inline> = (tokens, index) =>
    keepWhatIsNoTag(tokens[index]?.content ?? '');
  md.renderer.rules.html_inline = written;
  md.renderer.rules.html_block = written;
}
