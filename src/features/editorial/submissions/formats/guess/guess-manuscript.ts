import type { Paragraph } from '../../../../../platform/documents/paragraph.ts';
import type {
  Guessed,
  GuessedAuthor,
  InBoth,
  ManuscriptGuess,
  ManuscriptLanguage,
} from '../../domain/manuscript-guess.ts';
import {
  abstractsGuess,
  type FoundAbstract,
  keywordsGuess,
  labelledAbstracts,
  unlabelledAbstract,
} from './abstracts.ts';
import { affiliationsOf, authorsIn, type FoundAuthors } from './authors.ts';
import { withContacts } from './contacts.ts';
import { type Outline, outlineOf, type Placed } from './outline.ts';
import { countLetters, languageOf } from './script.ts';
import { confirmedTitle, type FoundTitle, titleIn } from './titles.ts';

/** What a file says of itself outside its text. */
export interface Properties {
  readonly title?: string;
}

/** The title and the people above one abstract: a manuscript in two languages has two heads. */
interface Head {
  readonly title?: FoundTitle;
  readonly authors?: FoundAuthors;
}

const longestHead = 40;

function headIn(zone: readonly Placed[], { bodySize }: Outline, properties: Properties): Head {
  const title = confirmedTitle(titleIn(zone, bodySize), properties.title, zone);
  const below = title ? zone.filter(({ place }) => place >= title.end) : zone;
  const authors = authorsIn(below);
  return { ...(title && { title }), ...(authors && { authors }) };
}

/** The paragraphs above each abstract, as far as the end of what comes before. */
function zonesOf({ before }: Outline, abstracts: readonly FoundAbstract[]): readonly (readonly Placed[])[] {
  const first = before.findIndex(
    ({ label }) => label?.kind === 'abstract' || label?.kind === 'keywords' || label?.kind === 'introduction',
  );
  const opening = before.slice(0, first < 0 ? longestHead / 2 : Math.min(first, longestHead));
  const later = abstracts.slice(1).map(({ start }, place) => {
    const end = (abstracts[place] as FoundAbstract).end;
    return before.slice(end, start).filter(({ label }) => label === undefined);
  });
  return [opening, ...later];
}

/** The title in the other language, when it stands below the first one instead of above its own abstract. */
function secondTitle(zone: readonly Placed[], title: FoundTitle): FoundTitle | undefined {
  const below = zone.filter(({ place }) => place >= title.end);
  const other = below.find(({ text }) => countLetters(text) >= 4 && languageOf(text) !== languageOf(title.text));
  const found = other && titleIn([other], 0);
  return found && authorsIn([other]) === undefined && other.place <= title.end + 3 ? found : undefined;
}

function titlesGuess(heads: readonly Head[], opening: readonly Placed[]): Guessed<InBoth<string>> | undefined {
  const titles = heads.flatMap(({ title }) => title ?? []);
  const main = titles[0];
  if (!main) return undefined;
  const value: { zh?: string; en?: string } = {};
  for (const { text } of [...titles, secondTitle(opening, main)].filter((one) => one !== undefined))
    value[languageOf(text)] ??= text;
  return { value, from: main.from };
}

function authorsGuess(heads: readonly Head[], front: readonly Placed[]): Guessed<readonly GuessedAuthor[]> | undefined {
  const lists = heads.flatMap(({ authors }) => authors ?? []);
  const main = lists[0];
  if (!main) return undefined;
  const other = lists.find(({ language, names }) => language !== main.language && names.length === main.names.length);
  const authors = main.names.map((one, place) => {
    const affiliations = affiliationsOf(one, main.affiliations);
    const translated = other?.names[place]?.name;
    return {
      names: { [main.language]: one.name, ...(other && translated && { [other.language]: translated }) },
      ...(affiliations && { affiliations }),
      hasStar: one.marks.some((mark) => /[*∗✉¶]/u.test(mark)),
    };
  });
  return { value: withContacts(authors, front), from: main.from };
}

const mainLanguage = (outline: Outline): ManuscriptLanguage =>
  languageOf(
    outline.before
      .map(({ text }) => text)
      .join('')
      .slice(0, 200_000),
  );

/** What a manuscript's paragraphs say: by rules that an author or a typographer would name, none of them for one journal. */
export function guessManuscript(paragraphs: readonly Paragraph[], properties: Properties): ManuscriptGuess {
  const outline = outlineOf(paragraphs);
  const { before } = outline;
  if (before.length === 0) return {};
  const labelled = labelledAbstracts(before);
  const zones = zonesOf(outline, labelled);
  const heads = zones.map((zone, place) => headIn(zone, outline, place === 0 ? properties : {}));
  const end = heads[0]?.title?.end ?? 0;
  const titles = titlesGuess(heads, zones[0] ?? []);
  const authors = authorsGuess(
    heads,
    before.filter(({ page, place }) => page === 1 && place < 80),
  );
  const abstracts = abstractsGuess(labelled, labelled.length > 0 ? undefined : unlabelledAbstract(before, end));
  const keywords = keywordsGuess(before);
  const references = referencesGuess(outline.references);
  return {
    language: mainLanguage(outline),
    ...(titles && { titles }),
    ...(authors && { authors }),
    ...(abstracts && { abstracts }),
    ...(keywords && { keywords }),
    ...(references && { references }),
  };
}

const most = 1_000;
const longest = 2_000;
const fewestLetters = 15;

const number = /^\s*(?:[[［【(（]\s*\d{1,4}\s*[\]］】)）]|\d{1,4}\s*[.．、])\s*/u;

/** One text for each work. Where works are numbered, a paragraph without a number goes on with the one before. */
function referencesGuess(paragraphs: readonly Placed[]): Guessed<readonly string[]> | undefined {
  const texts = paragraphs.map(({ text }) => text).filter((text) => text !== '');
  const isNumbered = texts.filter((text) => number.test(text)).length * 2 > texts.length;
  const works: string[] = [];
  for (const text of texts) {
    if (isNumbered && !number.test(text) && works.length > 0) works[works.length - 1] += ` ${text}`;
    else works.push(text);
  }
  const value = works
    .map((work) => work.replace(number, '').trim().slice(0, longest))
    .filter((work) => work.length >= fewestLetters)
    .slice(0, most);
  return value.length > 0 ? { value, from: 'label' } : undefined;
}
