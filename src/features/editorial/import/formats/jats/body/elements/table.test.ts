import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { articleFrom } from '../../sample-article.ts';
import { renderBody } from '../render-body.ts';
import { elements } from './table.ts';

/** For each element its name, an example in JATS and the HTML that it becomes; `⏎` is the end of a line in one of them. */
const examples = Object.fromEntries(
  readFileSync(new URL('examples.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n\n')
    .map((example) => example.split('\n').map((line) => line.replaceAll('⏎', '\n')))
    .map(([name, ...jatsAndHtml]) => [name, jatsAndHtml]),
) as Readonly<Record<string, readonly [jats: string, html: string]>>;

const partsOfArticle = /^<(body|back|floats-group)>/;

describe('an element of JATS becomes HTML by one table', () => {
  it.each(Object.keys(elements))('%s', (name) => {
    const [jats, html] = examples[name] ?? ['', 'an example'];
    expect(jats).toContain(`<${name}`);
    expect(renderBody(articleFrom(partsOfArticle.test(jats) ? jats : `<body>${jats}</body>`)).html).toBe(html);
  });

  it('has an example for nothing that it does not know', () => {
    expect(Object.keys(examples).filter((name) => !Object.hasOwn(elements, name))).toEqual([]);
  });
});
