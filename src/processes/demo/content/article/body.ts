import type { Chance } from '../choosing.ts';
import type { Field, SampleLanguage } from '../field.ts';
import { escapeHtml } from '../html.ts';
import { formulaHtml } from './formula.ts';
import type { Facts, Links, Paragraph, Prose } from './prose.ts';
import { proseIn } from './prose-in.ts';
import type { SampleReference } from './references.ts';
import type { DrawnFigure, SampleTable } from './shown.ts';

interface Section {
  readonly anchor: string;
  readonly title: string;
  readonly content: readonly string[];
  readonly inner?: readonly Section[];
}

export interface Body {
  readonly html: string;
  readonly outline: readonly { readonly level: number; readonly anchor: string; readonly title: string }[];
  readonly words: number;
}

export interface BodyParts {
  readonly field: Field;
  readonly language: SampleLanguage;
  readonly facts: Facts;
  readonly chance: Chance;
  readonly figures: readonly DrawnFigure[];
  readonly table: SampleTable;
  readonly references: readonly SampleReference[];
}

/** The full text, in the shape that imported articles have. */
export function writeBody(parts: BodyParts): Body {
  const prose = proseIn(parts.language);
  const sections = sectionsOf(parts, prose);
  const references = `<section data-jats="ref-list" id="references" role="doc-bibliography"><h2>${prose.headings.references}</h2><ol>${parts.references
    .map(({ anchor, printed }) => `<li id="${anchor}">${escapeHtml(printed)}</li>`)
    .join('')}</ol></section>`;
  const html = sections.map((section) => sectionHtml(section, 2)).join('\n') + references;
  const outline = sections.flatMap(({ anchor, title, inner = [] }) => [
    { level: 2, anchor, title },
    ...inner.map((one) => ({ level: 3, anchor: one.anchor, title: one.title })),
  ]);
  return {
    html,
    outline: [...outline, { level: 2, anchor: 'references', title: prose.headings.references }],
    words: wordsOf(html, parts.language),
  };
}

function sectionsOf({ field, language, facts, chance, figures, table }: BodyParts, prose: Prose): Section[] {
  const { headings } = prose;
  const links = linksTo(prose, figures.length);
  const say = (paragraph: Paragraph) => `<p>${chance.one(paragraph)(facts, links)}</p>`;
  const list = `<ol data-jats="list" type="1">${prose
    .steps(facts)
    .map((step) => `<li><p>${escapeHtml(step)}</p></li>`)
    .join('')}</ol>`;
  const [main, dependence, scheme] = figures.map((figure) => figure.html);
  return [
    { anchor: 's1', title: headings.introduction, content: prose.introduction.map(say) },
    {
      anchor: 's2',
      title: headings.methods,
      content: [],
      inner: [
        {
          anchor: 's2-1',
          title: headings.preparation,
          content: [`<p>${escapeHtml(chance.one(field.preparations)[language])}</p>`, list, scheme ?? ''],
        },
        {
          anchor: 's2-2',
          title: headings.measurement,
          content: [
            `<p>${escapeHtml(chance.one(field.instruments)[language])}</p>`,
            say(prose.model),
            formulaHtml(chance),
          ],
        },
      ],
    },
    {
      anchor: 's3',
      title: headings.results,
      content: [say(prose.results), main ?? '', table.html],
      inner: [
        { anchor: 's3-1', title: headings.dependence(facts), content: [say(prose.dependence), dependence ?? ''] },
        { anchor: 's3-2', title: headings.cause(facts), content: [say(prose.cause)] },
      ],
    },
    { anchor: 's4', title: headings.discussion, content: prose.discussion.map(say) },
    { anchor: 's5', title: headings.conclusion, content: [say(prose.conclusion)] },
    { anchor: 's6', title: headings.availability, content: [say(prose.availability)] },
    { anchor: 'ack', title: headings.thanks, content: [`<p>${prose.thanks}</p>`] },
  ];
}

function sectionHtml({ anchor, title, content, inner = [] }: Section, level: number): string {
  const parts = [...content, ...inner.map((section) => sectionHtml(section, level + 1))].filter(Boolean);
  return `<section data-jats="sec" id="${anchor}"><h${level}>${escapeHtml(title)}</h${level}>\n${parts.join('\n')}\n</section>`;
}

function linksTo(prose: Prose, figures: number): Links {
  const link = (anchor: string, type: string, shown: string) =>
    `<a href="#${anchor}" data-jats="xref" data-type="${type}">${shown}</a>`;
  return {
    cite: (...references) =>
      `<sup>${references.map((number) => link(`bib${number}`, 'bibr', String(number))).join(',')}</sup>`,
    figure: (number) => link(`fig${Math.min(number, figures)}`, 'fig', prose.labels.figure(Math.min(number, figures))),
    table: (number) => link(`table${number}`, 'table', prose.labels.table(number)),
    formula: (number) => link(`eq${number}`, 'disp-formula', prose.labels.formula(number)),
  };
}

/** Chinese is counted by signs, as its readers do. */
function wordsOf(html: string, language: SampleLanguage): number {
  const text = html.replace(/<[^>]*>/g, ' ').trim();
  return language === 'zh' ? (text.match(/\p{Script=Han}/gu)?.length ?? 0) : text.split(/\s+/).length;
}
