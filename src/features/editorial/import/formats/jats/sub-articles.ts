import { type ContributorRole, contributorsIn, roleOf } from '../../../../../platform/documents/jats/people.ts';
import { descendants, textOf, type XmlElement } from '../../../../../platform/documents/xml/xml-tree.ts';
import type { DraftRelation } from '../../../../../platform/item/writing/item-draft.ts';
import { words } from '../../../../../platform/kernel/words.ts';
import { orcidOf } from '../facts/written-facts.ts';
import { type Content, contentOf } from '../format.ts';
import { renderBody } from './body/render-body.ts';
import { affiliationsOf } from './front/affiliations.ts';
import { type ArticleReading, articleReading, namesOf } from './front/article-reading.ts';
import { datesOf } from './front/dates.ts';
import { identifiersOf } from './front/identifiers.ts';
import { titlesOf } from './front/texts.ts';

export type ReadSubArticles = ReturnType<typeof subArticlesOf>;

/** Before JATS had words for peer review, decision letters were commentaries inside the article they decided on. */
const reviews = new Set<string>(
  words('article-commentary decision-letter editor-report peer-review referee-report reviewer-report'),
);

/** The reviews, answers and translations that are published inside an article. */
export function subArticlesOf(main: ArticleReading) {
  const rows: object[] = [];
  const contents: Content[] = [];
  const relations: DraftRelation[] = [];
  const readings: ArticleReading[] = [];
  for (const element of descendants(main.article, ({ name }) => ['sub-article', 'response'].includes(name))) {
    if (element.name !== 'sub-article' && element.name !== 'response') continue;
    const reading = articleReading(element, main.problems, main.languageTag);
    readings.push(reading);
    const { html, problems } = renderBody(element, main.article);
    main.problems.push(...problems);
    const body = html === '' ? undefined : contentOf(Buffer.from(html), 'text/html');
    if (body) contents.push(body);
    const type = element.attributes['article-type'] ?? element.attributes['response-type'] ?? element.name;
    const { doi } = identifiersOf(reading);
    if (doi && reviews.has(type)) relations.push({ type: 'has-review', target: doi });
    rows.push({
      type,
      language: element.attributes['xml:lang'] ?? null,
      titles: titlesOf(reading).titles,
      doi,
      contributors: contributorsOf(reading),
      publishedOn: datesOf(reading).publishedOn,
      body: body?.sha256 ?? null,
    });
  }
  return { rows, contents, relations, readings };
}

/** Anonymous contributors have no names. */
function contributorsOf(reading: ArticleReading) {
  const { rows, placeOf } = affiliationsOf(reading);
  return contributorsIn(reading.meta).map(({ contrib }) => {
    const inside = [...descendants(contrib)];
    const orcid = orcidOf(textOf(inside.find(({ attributes }) => attributes['contrib-id-type'] === 'orcid')));
    const pointers = inside.filter(({ attributes }) => attributes['ref-type'] === 'aff');
    const places = [...inside, ...pointers.map(({ attributes }) => attributes.rid ?? '')].flatMap(
      (aff) => placeOf(aff) ?? [],
    );
    const affiliations = [...new Set(places)].map((place) => Object.values(rows[place - 1]?.names ?? {})[0] ?? '');
    return {
      role: subRole(contrib, inside),
      names: namesOf(contrib, reading),
      ...(orcid && { orcid }),
      affiliations,
    };
  });
}

/** Reviewers are the authors of their reports; their role says what they are. */
function subRole(contrib: XmlElement, inside: readonly XmlElement[]): ContributorRole {
  const use = inside.find(({ name }) => name === 'role')?.attributes['specific-use'];
  return use ? roleOf({ ...contrib, attributes: { 'contrib-type': use } }) : roleOf(contrib);
}
