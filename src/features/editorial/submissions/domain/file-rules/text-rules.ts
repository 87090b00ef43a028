import { endingOf, type FileType } from './file-types.ts';
import type { FileRefusalReason } from './refusal-reasons.ts';

/** Tags that a browser acts upon, wherever they stand. */
const webPage =
  /<\s*(?:!doctype\s+html|html|head|body|script|svg|iframe|object|embed|meta|link|base|form|img|style)\b|<\?(?:php|=)|<%/i;
/** What TeX and spreadsheets run as a command of the machine. */
const texCommand = /\\(?:immediate\s*)?\\?write\s*18\b|\\(?:input|openin)\s*\{?\s*"?\|/;
const cellCommand =
  /(?:^|[,;\t\n\r"'])\s*[=+\-@]\s*(?:cmd|dde|msexcel|mshta|rundll32|powershell|regsvr32|wscript|cscript|excel)\b|(?:^|[,;\t\n\r"'])\s*[=+\-@][^,;\t\n\r]{0,200}\|\s*'/i;

/** What a text is: by how it begins; a table and a plain text differ in their names alone. */
export function textType(text: string, name: string): FileType | undefined {
  const beginning = text.replace(/^\ufeff/, '').slice(0, 65_536);
  if (/^WEBVTT(?:[ \t\r\n]|$)/.test(beginning)) return 'vtt';
  if (/^\s*\d+\s*\r?\n\d{1,2}:\d{2}:\d{2}[,.]\d{1,3}\s*-->\s*\d/.test(beginning)) return 'srt';
  if (/\\documentclass\b|\\begin\s*\{document\}|\\documentstyle\b/.test(beginning)) return 'tex';
  const ending = endingOf(name);
  if (ending === 'csv' || ending === 'tsv') return 'csv';
  return ending === 'txt' || ending === 'md' ? 'text' : undefined;
}

export function textRefusal(text: string, type: FileType): FileRefusalReason | undefined {
  if (webPage.test(type === 'tex' ? text.slice(0, 2_048) : text)) return 'activeContent';
  if (type === 'tex' && texCommand.test(text)) return 'activeContent';
  return type === 'csv' && cellCommand.test(text) ? 'activeContent' : undefined;
}

/** What a page does beyond being looked at: runs, embeds, sends or leads elsewhere by itself. */
const activePage =
  /<\s*(?:script|iframe|frame|object|embed|applet|base|form|portal)\b|<\s*meta\b[^>]*http-equiv\s*=\s*["']?\s*refresh|[\s"'/]on[a-z]{3,}\s*=|(?:javascript|vbscript)\s*:|<\?(?:php|=)|<%/i;

export const isActivePage = (html: string): boolean => activePage.test(html);

/** The same among the bytes of a picture, where two signs next to each other mean nothing yet. */
const webPageAmongBytes = /<(?:!doctype\s+html|html|script|svg|iframe|body)[\s>/]|<\?php\s/i;

export const hidesWebPage = (bytes: string): boolean => webPageAmongBytes.test(bytes);
