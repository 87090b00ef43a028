import { describe, expect, it } from 'vitest';
import type { SourcePackage } from '../format.ts';
import { readFrontMatter } from './front-matter.ts';
import { lessonsFormat } from './lessons-format.ts';
import { liquidTagAt } from './liquid.ts';

const original = `---
title: Counting Words
authors:
- Ada Sample
date: 2017-05-07
topics: [data-manipulation]
abstract: |
  How to *count*.
doi: 10.1234/Sample.en
---
{% include toc.html %}

## Start

See [the other](/es/lecciones/contar) and [nothing](/lessons/none).

{% include figure.html filename="one.png" caption="Figure 1. The *first* \\"one\\"" alt="A table" %}

1. Step
   {% include figure.html filename="two.png" %}

{% unknown thing %} and {{ page.title }}

\`{% include figure.html filename="code.png" %}\`
`;

const translation = `---
title: Contar palabras
slug: contar
authors: Ada Sample
translator:
- Benito Muestra
translation-editor: [Carla Muestra]
reviewers: [Diego Muestra]
editors:
date: 2017-05-07
translation_date: 2018-01-02
topics: [data-manipulation]
abstract: "Un texto largo que
sigue aquí"
original: counting
avatar_alt: Un ábaco
doi: 10.1234/sample.es
---
Texto.
`;

const contents: Record<string, string> = {
  'README.md': '# Read me',
  'en/counting.md': original,
  'es/contar.md': translation,
  'pt/contagem.md': translation.replaceAll('.es', '.pt').replace('original: counting', 'original: missing'),
  'gallery/counting.png': 'picture',
  'journal.json': JSON.stringify({ titles: { en: 'Sample Lessons' }, eissn: '2222-2222', licence: 'CC-BY-4.0' }),
};
const files: SourcePackage = {
  paths: Object.keys(contents).sort(),
  read: async (path) => Buffer.from(contents[path] ?? ''),
  place: (path) => path,
};

async function read(path: string) {
  const result = await lessonsFormat.read({ source: path, bytes: Buffer.from(contents[path] ?? '') }, files);
  if (!result.ok) throw new Error(result.failure.reason);
  return result.value;
}

describe('a lesson', () => {
  it('is each Markdown file with facts above its text', async () => {
    const sources = [];
    for await (const { source } of lessonsFormat.entries(files)) sources.push(source);
    expect(sources).toEqual(['en/counting.md', 'es/contar.md', 'pt/contagem.md']);
  });

  it('becomes an article of its journal in its language', async () => {
    const { unit } = await read('en/counting.md');
    expect(unit.main).toMatchObject({
      kind: 'article',
      key: '10.1234/sample.en',
      rank: 101,
      language: 'en',
      titles: { en: 'Counting Words' },
      summaries: { en: 'How to count.' },
      publishedOn: '2017-05-07',
      details: {
        journal: { kind: 'journal', key: '2222-2222' },
        type: 'lesson',
        licence: 'https://creativecommons.org/licenses/by/4.0/',
        abstracts: { en: '<p>How to <em>count</em>.</p>' },
        outline: [{ level: 1, anchor: 's-start', title: 'Start' }],
      },
      relations: [],
      subjects: [{ kind: 'subject', key: 'data manipulation' }],
    });
  });

  it('translates the lesson that it names, in words of its own language', async () => {
    const { unit, problems, wanted } = await read('es/contar.md');
    expect(unit.main).toMatchObject({
      titles: { spa: 'Contar palabras' },
      summaries: { spa: 'Un texto largo que sigue aquí' },
      publishedOn: '2018-01-02',
      relations: [{ type: 'translates', target: '10.1234/sample.en' }],
      parts: {
        contributor: [
          { role: 'author', type: 'person', names: { spa: { full: 'Ada Sample' } } },
          { role: 'translator', names: { spa: { full: 'Benito Muestra' } } },
          { role: 'editor', names: { spa: { full: 'Carla Muestra' } } },
          { role: 'reviewer', names: { spa: { full: 'Diego Muestra' } } },
        ],
      },
    });
    expect(problems).toEqual([]);
    expect(wanted).toEqual([
      {
        kind: 'article',
        key: '10.1234/sample.es',
        role: 'poster',
        href: 'gallery/counting.png',
        public: true,
        labels: { spa: 'Un ábaco' },
      },
    ]);
  });

  it('keeps a language that the interface has not, and reports an original that is not here', async () => {
    const { unit, problems } = await read('pt/contagem.md');
    expect(unit.main).toMatchObject({ language: 'pt', titles: { pt: 'Contar palabras' }, relations: [] });
    expect(problems).toEqual([{ code: 'reference-broken', value: 'missing' }]);
  });

  it('shows included figures, also inside lists, and leaves code alone', async () => {
    const { unit, wanted, contents: made } = await read('en/counting.md');
    expect(unit.members).toMatchObject([
      {
        kind: 'figure',
        key: '10.1234/sample.en#fig-1',
        titles: { en: 'Figure 1. The first "one"' },
        details: {
          position: 1,
          label: 'Figure 1',
          alternative: 'A table',
          captions: { en: 'Figure 1. The <em>first</em> "one"' },
        },
      },
      { kind: 'figure', key: '10.1234/sample.en#fig-2', titles: { en: 'Counting Words' } },
    ]);
    expect(wanted.map(({ role, href }) => `${role} ${href}`)).toEqual([
      'poster gallery/counting.png',
      'image images/counting/one.png',
      'image images/counting/two.png',
    ]);
    const body = Buffer.from(made[0]?.bytes ?? []).toString();
    expect(body).toContain('<code>{% include figure.html filename="code.png" %}</code>');
    expect(body).not.toContain('toc.html');
  });

  it('links to other lessons by their DOI, and shows what it does not know', async () => {
    const { problems, contents: made } = await read('en/counting.md');
    const body = Buffer.from(made[0]?.bytes ?? []).toString();
    expect(body).toContain('<a href="https://doi.org/10.1234/sample.es">the other</a>');
    expect(body).toContain('<code>{% unknown thing %}</code> and <code>{{ page.title }}</code>');
    expect(problems.map(({ code, value, at }) => `${code} ${value ?? at}`).sort()).toEqual([
      'alternative-text-missing images/counting/two.png',
      'element-unknown {% unknown thing %}',
      'element-unknown {{ page.title }}',
      'reference-broken /lessons/none',
    ]);
  });

  it('is refused if the facts above it can’t be read', async () => {
    const bytes = Buffer.from('---\ntitle: [\n---\ntext');
    expect(await lessonsFormat.read({ source: 'en/x.md', bytes }, files)).toMatchObject({ ok: false });
    expect(readFrontMatter('no facts')).toBeUndefined();
  });
});

describe('a tag of the site builder', () => {
  it('may have quotes of both kinds in its values', () => {
    expect(liquidTagAt(`{% include a.html x="it's" y='"z"' %} rest`, 0)).toEqual({
      written: `{% include a.html x="it's" y='"z"' %}`,
      name: 'include',
      file: 'a.html',
      values: { x: "it's", y: '"z"' },
    });
  });

  it('must have an end', () => expect(liquidTagAt('{% include a.html', 0)).toBeUndefined());
});
