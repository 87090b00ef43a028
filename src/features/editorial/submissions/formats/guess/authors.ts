import type { GuessedAuthor, GuessSource, ManuscriptLanguage } from '../../domain/manuscript-guess.ts';
import { type Affiliation, affiliationsIn, isAffiliation } from './affiliations.ts';
import { type NamedOne, namesIn } from './names.ts';
import type { Placed } from './outline.ts';
import { languageOf } from './script.ts';

export interface FoundAuthors {
  readonly names: readonly NamedOne[];
  readonly affiliations: readonly Affiliation[];
  readonly language: ManuscriptLanguage;
  readonly from: GuessSource;
}

const authorStyle = /^(?:authors?(?:s?[\s_-]*names?)?|byline|作者.*)$/u;
const mostlyNames = 0.6;
const most = 500;

/** Paragraphs of names: what is styled so, else the first below the title that consists of names, and those that go on with it. */
function nameParagraphs(zone: readonly Placed[]): { readonly ones: readonly Placed[]; readonly from: GuessSource } {
  const styled = zone.filter((one) => authorStyle.test(one.style ?? '') && namesIn(one).names.length > 0);
  if (styled.length > 0) return { ones: styled, from: 'style' };
  const ones: Placed[] = [];
  for (const one of zone) {
    const { names, share } = namesIn(one);
    const first = ones[0];
    const fits = names.length > 0 && share >= mostlyNames && (!isAffiliation(withoutBrackets(one.text)) || share > 0.8);
    if (!first) {
      if (fits && one.label?.kind !== 'note') ones.push(one);
      continue;
    }
    const isNext = one.place === (ones.at(-1) as Placed).place + 1;
    const isSet = one.size === first.size && one.isBold === first.isBold;
    // Names below each other, each with an institution between them, are set alike.
    const isAlike = isSet && names.length === 1 && share === 1;
    const wasSingle = namesIn(first).names.length === 1;
    if (fits && languageOf(one.text) === languageOf(first.text) && (isNext ? isSet : isAlike && wasSingle))
      ones.push(one);
  }
  return { ones, from: ones.some(({ runs }) => runs.some(({ isRaised }) => isRaised)) ? 'typography' : 'position' };
}

const withoutBrackets = (text: string): string => text.replaceAll(/[(（][^)）]*[)）]?/gu, ' ');

export function authorsIn(zone: readonly Placed[]): FoundAuthors | undefined {
  const { ones, from } = nameParagraphs(zone);
  const first = ones[0];
  if (!first) return undefined;
  const names = ones.flatMap((one) => namesIn(one).names).slice(0, most);
  const language = languageOf(names.map(({ name }) => name).join(''));
  const institutions = zone.filter(
    (one) =>
      one.place >= first.place &&
      (isAffiliation(one.text) || /^affiliation/.test(one.style ?? '')) &&
      one.text.length < 1_500 &&
      one.label?.kind !== 'abstract',
  );
  const affiliations = institutions.flatMap((one) =>
    ones.includes(one) ? insideBrackets(one) : languageOf(one.text) === language ? affiliationsIn(one) : [],
  );
  return { names, affiliations, language, from };
}

/** 张三，李四（1. 中国科学院…；2. …）: the institutions behind the names, in one paragraph with them. */
function insideBrackets(one: Placed): readonly Affiliation[] {
  const inside = /[(（]([^)）]{6,}(?:[)）][^)）(（]*)*)$/u.exec(one.text)?.[1];
  return inside ? affiliationsIn({ ...one, text: inside, runs: [] }) : [];
}

/** With one institution everyone is there; with several, the marks say who is where. */
export function affiliationsOf({ marks }: NamedOne, all: readonly Affiliation[]): GuessedAuthor['affiliations'] {
  const only = all.length === 1 ? all : all.filter(({ mark }) => mark !== undefined && marks.includes(mark));
  return only.length > 0 ? [...new Set(only.map(({ text }) => text))] : undefined;
}
