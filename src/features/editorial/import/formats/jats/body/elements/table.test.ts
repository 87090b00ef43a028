import { describe, expect, it } from 'vitest';
import { articleFrom } from '../article-from.ts';
import { renderBody } from '../render-body.ts';
import { alternativesExamples } from './alternatives.examples.ts';
import { citationPartsExamples } from './citation-parts.examples.ts';
import { citationsExamples } from './citations.examples.ts';
import { emphasisExamples } from './emphasis.examples.ts';
import type { Examples } from './examples.ts';
import { figuresExamples } from './figures.examples.ts';
import { formulasExamples } from './formulas.examples.ts';
import { hiddenExamples } from './hidden.examples.ts';
import { linksExamples } from './links.examples.ts';
import { listsExamples } from './lists.examples.ts';
import { mediaExamples } from './media.examples.ts';
import { namesExamples } from './names.examples.ts';
import { paragraphsExamples } from './paragraphs.examples.ts';
import { questionsExamples } from './questions.examples.ts';
import { rightsExamples } from './rights.examples.ts';
import { sectionsExamples } from './sections.examples.ts';
import { elements } from './table.ts';
import { tablesExamples } from './tables.examples.ts';

const examples: Examples = {
  ...sectionsExamples,
  ...paragraphsExamples,
  ...emphasisExamples,
  ...listsExamples,
  ...figuresExamples,
  ...mediaExamples,
  ...tablesExamples,
  ...formulasExamples,
  ...alternativesExamples,
  ...linksExamples,
  ...namesExamples,
  ...citationPartsExamples,
  ...citationsExamples,
  ...questionsExamples,
  ...rightsExamples,
  ...hiddenExamples,
};

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
