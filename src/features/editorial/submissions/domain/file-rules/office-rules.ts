import type { FileRefusalReason } from './refusal-reasons.ts';

/** Parts that hold programs. */
const macroPart =
  /(?:^|\/)(?:vbaProject(?:Signature\w*)?\.bin|vbaData\.xml|vbaProject\w*|attachedToolbars\.bin)$|^(?:word|xl|ppt)\/(?:activeX|macrosheets|dialogsheets|intlMacrosheets)\/|^(?:Basic|Scripts)\//i;
const macroType = /macroEnabled|vbaProject|ms-office\.activeX|ms-excel\.(?:macrosheet|intlmacrosheet)/i;

export const isMacroPart = (name: string): boolean => macroPart.test(name);
export const declaresMacros = (contentTypes: string): boolean => macroType.test(contentTypes);

/** What a document may point to elsewhere: links that a reader follows by hand, and nothing that opens by itself. */
const harmlessTarget = /\/(?:hyperlink|image|video|audio|media)$/i;

export function relationRefusal(relations: string): FileRefusalReason | undefined {
  for (const [tag] of relations.matchAll(/<Relationship\b[^>]*>/g)) {
    if (!/TargetMode\s*=\s*["']External["']/i.test(tag)) continue;
    const type = /\bType\s*=\s*["']([^"']*)["']/.exec(tag)?.[1] ?? '';
    const target = /\bTarget\s*=\s*["']([^"']*)["']/.exec(tag)?.[1] ?? '';
    if (!harmlessTarget.test(type)) return 'fetchesFromElsewhere';
    if (!/hyperlink$/i.test(type) && /^(?:file:|\\\\|\/\/|smb:)/i.test(target)) return 'fetchesFromElsewhere';
    if (/^\s*(?:javascript|vbscript|ms-[\w-]+|mhtml|search-ms|data):/i.test(target)) return 'activeContent';
  }
  return undefined;
}

/** A command that Word or Excel runs by itself, however it is cut into pieces. */
export function commandRefusal(part: string): FileRefusalReason | undefined {
  const fields = [...part.matchAll(/<w:instrText\b[^>]*>([^<]*)<|\bw:instr\s*=\s*"([^"]*)"/g)]
    .map(([, one, other]) => one ?? other ?? '')
    .join('');
  if (/\bDDE(?:AUTO)?\b/i.test(fields) || /<(?:\w+:)?ddeLink\b/i.test(part)) return 'activeContent';
  if (/\bINCLUDE(?:TEXT|PICTURE)\b[^"]*"?\s*(?:\\\\|https?:|file:)/i.test(fields)) return 'fetchesFromElsewhere';
  return /vnd\.sun\.star\.script:|<script:event-listener\b/i.test(part) ? 'macros' : undefined;
}

/** An object that Windows keeps as a file of its own: it can be a program. MathType's formulas are none. */
export const isPackedObject = (bytes: Uint8Array): boolean => {
  const text = Array.from('\u0001Ole10Native', (letter) => `${letter}\0`).join('');
  return new TextDecoder('latin1').decode(bytes).includes(text);
};
