import {
  integerProblem,
  landlineProblem,
  postcodeProblem,
  qqProblem,
  titleProblem,
  urlProblem,
} from './contact-rules.ts';
import { isDay, isMinute } from './day.ts';
import type { FailureCode } from './failure.ts';
import { appliesTo, type Document, type FieldProblem, type FieldRule, type FormField } from './form-field.ts';
import { isId } from './id.ts';
import type { Problem } from './person-rules.ts';

const rules: Record<FieldRule, (given: string) => Problem> = {
  landlineFormat: landlineProblem,
  postcodeFormat: postcodeProblem,
  integerRange: integerProblem,
  titleFormat: titleProblem,
  urlFormat: urlProblem,
  qqFormat: qqProblem,
};

const longestLine = 1_000;
const longestText = 20_000;
const longestProse = 500_000;
const mostReferences = 500;
const colour = /^#[0-9a-f]{6}$/i;
/** A path of the site or an address of the web. Nothing else may stand behind a link or a picture. */
const path = /^\/(?!\/)\S*$/;
const key = /^[\w-]{1,80}$/;
const language = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

export interface ReadForm {
  readonly document: Document;
  readonly problems: readonly FieldProblem[];
}

/** What someone filled in, field by field: the values in order, and what is wrong with them. Browser and server ask the same. */
export function readForm(fields: readonly FormField[], given: unknown, at = ''): ReadForm {
  const source = isRecord(given) ? given : {};
  const problems: FieldProblem[] = [];
  const document = Object.fromEntries(
    fields.map((field) => {
      const where = at + field.name;
      const applies = appliesTo(field, source);
      const { value, found } = readField(field, applies ? source[field.name] : undefined, where);
      problems.push(...found);
      if (!applies) return [field.name, value];
      if (field.required && isEmpty(value) && found.length === 0) problems.push({ path: where, code: 'fieldRequired' });
      return [field.name, value];
    }),
  );
  return { document, problems };
}

interface ReadField {
  readonly value: unknown;
  readonly found: readonly FieldProblem[];
}

const fine = (value: unknown): ReadField => ({ value, found: [] });
const wrong = (value: unknown, where: string, code: FailureCode): ReadField => ({
  value,
  found: [{ path: where, code }],
});

function readField(field: FormField, given: unknown, where: string): ReadField {
  switch (field.type) {
    case 'line':
    case 'lines':
      return readLine(field.longest ?? (field.type === 'line' ? longestLine : longestText), field.rule, given, where);
    case 'text':
      return readTexts(field.longest ?? longestLine, given, where);
    case 'long-text':
      return readTexts(field.longest ?? longestText, given, where);
    case 'prose':
      return readTexts(longestProse, given, where);
    case 'key':
      return fine(typeof given === 'string' && key.test(given) ? given : '');
    case 'address':
    case 'picture':
      return readAddress(given, where);
    case 'date':
      return matching(isDay, given, where);
    case 'minute':
      return matching(isMinute, given, where);
    case 'time':
      return readTime(given, where);
    case 'colour':
      return matching((text) => colour.test(text), given, where);
    case 'switch':
      return fine(given === true);
    case 'number':
      return readNumber(field.least, field.most, given, where);
    case 'choice':
      return readChoice(field, given, where);
    case 'choices': {
      const known = field.choices.map(({ value }) => value);
      return fine(Array.isArray(given) ? known.filter((value) => given.includes(value)) : []);
    }
    case 'reference':
      return matching(isId, given, where);
    case 'references':
      return readReferences(given, where);
    case 'list':
      return readList(field.of, field.most, given, where);
  }
}

function readLine(longest: number, rule: FieldRule | undefined, given: unknown, where: string): ReadField {
  const text = typeof given === 'string' ? given.trim() : '';
  if (text.length > longest) return wrong(text, where, 'fieldTooLong');
  const problem = rule && text !== '' ? rules[rule](text) : undefined;
  return problem ? wrong(text, where, problem) : fine(text);
}

function readTexts(longest: number, given: unknown, where: string): ReadField {
  const texts: Record<string, string> = {};
  const found: FieldProblem[] = [];
  for (const [tag, text] of Object.entries(isRecord(given) ? given : {})) {
    if (!language.test(tag) || typeof text !== 'string' || text.trim() === '') continue;
    texts[tag] = text.trim();
    if (text.length > longest) found.push({ path: `${where}.${tag}`, code: 'fieldTooLong' });
  }
  return { value: texts, found };
}

function readAddress(given: unknown, where: string): ReadField {
  const text = typeof given === 'string' ? given.trim() : '';
  if (text === '') return fine(null);
  return path.test(text) || urlProblem(text) === undefined ? fine(text) : wrong(text, where, 'urlFormat');
}

function readTime(given: unknown, where: string): ReadField {
  if (typeof given !== 'string' || given === '') return fine(null);
  const time = new Date(given);
  return isDay(given.slice(0, 10)) && !Number.isNaN(time.getTime())
    ? fine(time.toISOString())
    : wrong(given, where, 'fieldRefused');
}

function matching(isRight: (given: string) => boolean, given: unknown, where: string): ReadField {
  if (typeof given !== 'string' || given === '') return fine(null);
  return isRight(given) ? fine(given) : wrong(given, where, 'fieldRefused');
}

function readNumber(least: number, most: number, given: unknown, where: string): ReadField {
  if (given === null || given === undefined || given === '') return fine(null);
  const number = Number(given);
  return Number.isInteger(number) && number >= least && number <= most
    ? fine(number)
    : wrong(given, where, 'fieldRefused');
}

function readChoice(field: FormField & { type: 'choice' }, given: unknown, where: string): ReadField {
  if (given === null || given === undefined || given === '') return fine(null);
  return field.choices.some(({ value }) => value === given) ? fine(given) : wrong(given, where, 'fieldRefused');
}

function readReferences(given: unknown, where: string): ReadField {
  const ids = Array.isArray(given) ? [...new Set(given)] : [];
  const isRight = ids.length <= mostReferences && ids.every((one) => typeof one === 'string' && isId(one));
  return isRight ? fine(ids) : wrong(ids, where, 'fieldRefused');
}

function readList(of: readonly FormField[], most: number, given: unknown, where: string): ReadField {
  const entries = Array.isArray(given) ? given : [];
  if (entries.length > most) return wrong(entries, where, 'fieldTooLong');
  const read = entries.map((entry, place) => readForm(of, entry, `${where}.${place}.`));
  return { value: read.map(({ document }) => document), found: read.flatMap(({ problems }) => problems) };
}

const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);
