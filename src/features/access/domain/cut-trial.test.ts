import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { cutTrial } from './cut-trial.ts';

const none = new Map<string, string>();
const sha = (digit: string) => digit.repeat(64);
const section = (name: string, content = `<p>${name} text</p>`) =>
  `<section data-jats="sec" id="${name}"><h2>${name}</h2>${content}</section>`;
const body = (...names: string[]) => names.map((name) => section(name)).join('\n');

/** Throws where tags do not match. */
function parse(html: string): void {
  const parser = new SaxesParser({ fragment: true });
  parser.on('error', (problem) => {
    throw problem;
  });
  parser.write(html.replaceAll(/<(img|br)\b([^>]*?)\/?>/g, '<$1$2/>')).close();
}

test('a text in sections is tried by its first section', () => {
  expect(cutTrial(body('one', 'two', 'three', 'four'), none)).toBe(section('one'));
});

test('what stands before the first section is the beginning', () => {
  expect(cutTrial(`<p>Opening</p>${body('one', 'two', 'three')}`, none)).toBe('<p>Opening</p>');
});

test('a first section that is most of the text is cut within, between its blocks', () => {
  const long = section('one', Array.from({ length: 12 }, (_, place) => `<p>Block ${place}</p>`).join(''));
  const trial = cutTrial(`${long}${section('two')}`, none);
  expect(trial).toMatch(/^<section[^>]*><h2>one<\/h2><p>Block 0<\/p>.*<p>Block \d<\/p><\/section>$/);
  expect(trial).not.toContain('Block 8');
  parse(trial);
});

test('a text that is one paragraph has no beginning apart from itself', () => {
  expect(cutTrial(`<p>${'word '.repeat(200)}</p>`, none)).toBe('');
  expect(cutTrial('', none)).toBe('');
});

test('pictures are shown in low precision, and left out where there is none', () => {
  const picture = (digit: string) => `<figure><img src="/files/${sha(digit)}?form=high" alt="a > b"></figure>`;
  const text = section('one', picture('a') + picture('b')) + body('two', 'three', 'four').repeat(9);
  const trial = cutTrial(text, new Map([[sha('a'), sha('c')]]));
  expect(trial).toContain(`<img src="/files/${sha('c')}" alt="a > b">`);
  expect(trial).not.toContain(sha('a'));
  expect(trial).not.toContain(sha('b'));
});

test('links to what was cut away lead nowhere, others stay', () => {
  const text =
    section('one', '<p><a href="#one">up</a> <a data-jats="xref" href="#bib1">1</a></p>') + body('a', 'b', 'c', 'd');
  expect(cutTrial(text, none)).toContain('<p><a href="#one">up</a> <a data-jats="xref">1</a></p>');
});

const inline = fc.constantFrom('words', '<i>slanted</i>', '<a href="#s1">link</a>', '<br>', '<sup>2</sup>');
const paragraph = fc.array(inline, { maxLength: 4 }).map((parts) => `<p>${parts.join(' ')}</p>`);
const block = fc.oneof(
  { weight: 4, arbitrary: paragraph },
  paragraph.map((inner) => `<ul><li>${inner}</li></ul>`),
  paragraph.map((inner) => `<figure><img src="/files/${sha('a')}" alt="x"><figcaption>${inner}</figcaption></figure>`),
  paragraph.map((inner) => `<div data-part="table"><table><tbody><tr><td>${inner}</td></tr></tbody></table></div>`),
);
const nested = fc.array(block, { maxLength: 5 }).map((blocks) => `<section><h3>Sub</h3>${blocks.join('')}</section>`);
const written = fc
  .tuple(
    fc.array(block, { maxLength: 2 }),
    fc.array(fc.array(fc.oneof(block, nested), { maxLength: 6 }), { maxLength: 6 }),
  )
  .map(([before, sections]) => [
    before.join(''),
    ...sections.map((blocks, place) => `<section id="s${place}"><h2>Part</h2>${blocks.join('')}</section>`),
  ]);

test('whatever the text, its beginning is well-formed, at most a third, and nothing of the second part', () => {
  fc.assert(
    fc.property(written, (parts) => {
      const marked = parts.map((part, place) => part.replaceAll('words', `words-${place}-`));
      const whole = marked.join('');
      const trial = cutTrial(whole, none);
      parse(trial);
      expect(trial.replaceAll(/<\/\w+>$/g, '').length).toBeLessThanOrEqual(whole.length / 3 + 60);
      const heard = new Set(Array.from(trial.matchAll(/words-(\d)-/g), ([, place]) => place));
      expect(heard.size).toBeLessThanOrEqual(1);
    }),
    { numRuns: 50 },
  );
});
