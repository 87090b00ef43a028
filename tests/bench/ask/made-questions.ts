import { sentencesOf } from '../../../src/features/discovery/ask/domain/sentences.ts';
import { coverage, termsOf } from '../../../src/features/discovery/ask/domain/terms.ts';

/** A paragraph of a work, as it is searched. */
export interface KnownPassage {
  readonly work: string;
  readonly anchor: string | null;
  readonly text: string;
}

export interface MadeQuestion {
  readonly question: string;
  /** The paragraph that it was made from; none where no paragraph answers it. */
  readonly answer?: KnownPassage;
}

const english =
  /^(?:the |all |each )?([a-z][\w\s-]{8,70}?) (was|were) ([a-z]+(?:ed|own|ept|ade|uilt|ought)) (?:by|using|with|in|from|at|on|to|for|as) .{15,}$/i;
const chinese = /^([^，。；：（）、]{6,24}?)(采用|使用|利用)([^，。；：]{4,})/u;

/** What a sentence answers: "Coverslips were cleaned by …" answers "How were coverslips cleaned?". */
function questionOf(sentence: string): string | undefined {
  const han = chinese.exec(sentence);
  if (han) return `${han[1]}${han[2]}什么？`;
  const [, subject = '', verb = '', participle = ''] = english.exec(sentence) ?? [];
  if (subject === '' || /\b(?:we|they|it|this|these|which|that|who|data)\b/i.test(subject)) return undefined;
  const first = /^[A-Z][a-z]/.test(subject) ? subject[0]?.toLowerCase() + subject.slice(1) : subject;
  return `How ${verb} ${first} ${participle}?`;
}

const leastTerms = 3;

/** Which passages have a term. */
export class TermIndex {
  readonly #places = new Map<string, Set<number>>();
  readonly passages: readonly KnownPassage[];
  /** The terms of each passage. */
  readonly terms: readonly ReadonlySet<string>[];

  constructor(passages: readonly KnownPassage[]) {
    this.passages = passages;
    this.terms = passages.map(({ text }) => termsOf(text));
    for (const [place, terms] of this.terms.entries())
      for (const term of terms) {
        const places = this.#places.get(term) ?? new Set();
        this.#places.set(term, places.add(place));
      }
  }

  with(term: string): ReadonlySet<number> {
    return this.#places.get(term) ?? new Set();
  }

  withAll(terms: ReadonlySet<string>): ReadonlySet<number> {
    const [first, ...others] = [...terms].map((term) => this.with(term)).toSorted((a, b) => a.size - b.size);
    return others.reduce((both, places) => both.intersection(places), first ?? new Set<number>());
  }
}

/** Questions that exactly one paragraph has all the terms of, one of a work. */
export function answerable(index: TermIndex, most: number): MadeQuestion[] {
  const made: MadeQuestion[] = [];
  const works = new Set<string>();
  for (const passage of spread(index.passages)) {
    if (made.length >= most) break;
    if (works.has(passage.work) || passage.anchor === null) continue;
    for (const sentence of sentencesOf(passage.text)) {
      const question = questionOf(sentence);
      const terms = termsOf(question ?? '');
      if (question === undefined || terms.size < leastTerms || index.withAll(terms).size !== 1) continue;
      made.push({ question, answer: passage });
      works.add(passage.work);
      break;
    }
  }
  return made;
}

/** Questions of works whose texts are not there, each about something that no paragraph names. */
export function aboutAbsent(index: TermIndex, abstracts: readonly string[], most: number): MadeQuestion[] {
  const made: MadeQuestion[] = [];
  for (const abstract of spread(abstracts)) {
    if (made.length >= most) break;
    for (const sentence of sentencesOf(abstract)) {
      const question = questionOf(sentence);
      const terms = termsOf(question ?? '');
      if (question === undefined || terms.size < leastTerms) continue;
      if ([...terms].every((term) => index.with(term).size > 0)) continue;
      made.push({ question });
      break;
    }
  }
  return made;
}

/** Which other question each is mixed with, by how far it stands. */
const steps = Array.from({ length: 30 }, (_, place) => 2 * place + 5);

/** What one work is about, asked with what another did: every word is there, and no paragraph has more than half of them. */
export function crossed(index: TermIndex, questions: readonly MadeQuestion[], most: number): MadeQuestion[] {
  const made: MadeQuestion[] = [];
  const pairs = steps.flatMap((step) =>
    questions.map(({ question }, place) => [question, questions[(place + step) % questions.length]?.question ?? '']),
  );
  for (const [question = '', other = ''] of pairs) {
    if (made.length >= most) break;
    const mixed = mix(question, other);
    const terms = termsOf(mixed);
    if (terms.size > leastTerms && !index.terms.some((ofPassage) => coverage(terms, ofPassage) > 0.5))
      made.push({ question: mixed });
  }
  return made;
}

function mix(one: string, other: string): string {
  if (/\p{Script=Han}/u.test(one)) return `${one.replace(/(?:采用|使用|利用)什么？$/u, '')}中的${other}`;
  const { subject, rest } = /^How (?:was|were) (?<subject>.+?) (?<rest>[a-z]+)\?$/.exec(one)?.groups ?? {};
  const foreign = /^How (?:was|were) (?<subject>.+?) [a-z]+\?$/.exec(other)?.groups?.subject;
  return `How were ${subject} of ${foreign} ${rest}?`;
}

/** In an order that mixes beginnings and ends, always the same. */
function spread<Value>(values: readonly Value[]): Value[] {
  const step = 7_919;
  return values.map((_, place) => values[(place * step) % values.length] as Value);
}
