import { SaxesParser } from 'saxes';
import { words } from '../../../platform/kernel/words.ts';

const mostElements = 200_000;
const mostDepth = 200;
const withContentOfOthers = new Set<string>(
  words('script foreignobject iframe object embed audio video handler meta link base img input form body'),
);
/** A part of the drawing itself, or a picture that lies in it. */
const isInside = (target: string): boolean =>
  /^\s*(#|data:image\/(png|jpeg|gif|webp);base64,)/i.test(target) || target.trim() === '';
/** What an animation would make of an attribute. */
const animated = /^(values|to|from|by)$/;
const runs = /(?:^|;)\s*(?:javascript|vbscript|data):/i;

/** CSS as a browser understands it: `\\75rl(` is `url(`. */
const unescaped = (css: string): string =>
  css.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, hex?: string, letter?: string) =>
    hex ? String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)) : (letter ?? ''),
  );

/** Why a drawing is not drawn: it brings a program along, or leads out of itself. Undefined if nothing is wrong with it. */
export function svgRefusal(text: string): string | undefined {
  let reason: string | undefined;
  let elements = 0;
  /** The words directly in each element that is open: comments and sections may part them, but a style is read as one. */
  const words: string[] = [];
  const refuse = (why: string) => {
    reason ??= why;
  };
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', () => refuse('the drawing is not well-formed'));
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[') || /ENTITY/i.test(doctype)) refuse('the drawing declares entities');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target !== 'xml') refuse('the drawing asks for a stylesheet from elsewhere');
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    words.push('');
    if (elements > mostElements || words.length > mostDepth) refuse('the drawing has too many parts');
    const local = name.replace(/^.*:/, '').toLowerCase();
    if (withContentOfOthers.has(local)) refuse(`the drawing contains ${local}`);
    for (const [attribute, value] of Object.entries(attributes)) checkAttribute(attribute.toLowerCase(), String(value));
  });
  const addWords = (content: string) => {
    words.push((words.pop() ?? '') + content);
  };
  parser.on('closetag', () => checkStyle(words.pop() ?? ''));
  parser.on('text', addWords);
  parser.on('cdata', addWords);

  function checkAttribute(name: string, value: string): void {
    if (/^on/.test(name)) refuse(`the drawing runs a script (${name})`);
    if (name === 'srcset' || (animated.test(name) && runs.test(value)))
      refuse('the drawing leads to something outside itself');
    if (/(^|:)(href|src)$/.test(name) && !isInside(value)) refuse('the drawing leads to something outside itself');
    checkStyle(value);
  }
  function checkStyle(value: string): void {
    const css = unescaped(value);
    if (/@import/i.test(css)) refuse('the drawing asks for a stylesheet from elsewhere');
    if (/image-set\(/i.test(css)) refuse('the drawing leads to something outside itself');
    for (const [, target = ''] of css.matchAll(/url\(\s*['"]?([^'")]*)/gi))
      if (!isInside(target)) refuse('the drawing leads to something outside itself');
  }

  try {
    parser.write(text).close();
  } catch {
    refuse('the drawing is not well-formed');
  }
  return reason;
}
