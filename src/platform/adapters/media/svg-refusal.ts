import { SaxesParser } from 'saxes';

const mostElements = 200_000;
const mostDepth = 200;
const withContentOfOthers = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
]);
/** A part of the drawing itself, or a picture that lies in it. */
const isInside = (target: string): boolean =>
  /^\s*(#|data:image\/(png|jpeg|gif|webp);base64,)/i.test(target) || target.trim() === '';

/** Why a drawing is not drawn: it brings a program along, or leads out of itself. Undefined if nothing is wrong with it. */
export function svgRefusal(text: string): string | undefined {
  let reason: string | undefined;
  let elements = 0;
  let depth = 0;
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
    depth += 1;
    if (elements > mostElements || depth > mostDepth) refuse('the drawing has too many parts');
    const local = name.replace(/^.*:/, '').toLowerCase();
    if (withContentOfOthers.has(local)) refuse(`the drawing contains ${local}`);
    for (const [attribute, value] of Object.entries(attributes)) checkAttribute(attribute.toLowerCase(), String(value));
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.on('text', (content) => {
    checkStyle(content);
  });
  parser.on('cdata', (content) => {
    checkStyle(content);
  });

  function checkAttribute(name: string, value: string): void {
    if (/^on/.test(name)) refuse(`the drawing runs a script (${name})`);
    if (/(^|:)(href|src)$/.test(name) && !isInside(value)) refuse('the drawing leads to something outside itself');
    checkStyle(value);
  }
  function checkStyle(value: string): void {
    if (/@import/i.test(value)) refuse('the drawing asks for a stylesheet from elsewhere');
    for (const [, target = ''] of value.matchAll(/url\(\s*['"]?([^'")]*)/gi))
      if (!isInside(target)) refuse('the drawing leads to something outside itself');
  }

  try {
    parser.write(text).close();
  } catch {
    refuse('the drawing is not well-formed');
  }
  return reason;
}
