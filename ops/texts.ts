import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createIntl, type MessageFormatElement } from 'react-intl';

// Holds the interface texts together: seven languages, the same keys, sound ICU, one typography.
// `node ops/texts.ts` checks and reports; `--write` also renews the list of keys that the code is typed by.

const languages = ['zh', 'en', 'ar', 'de', 'es', 'fr', 'ru'] as const;
type Language = (typeof languages)[number];
type Messages = Record<string, string>;

const keysFile = 'src/platform/i18n/keys.gen.ts';
const keyForm = /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$/;

/** English words that the specification quotes; they stand somewhere in the texts, letter by letter. */
const quoted = [
  'Data acquisition failed',
  'User not found, please register first.',
  'User not found, please bind first.',
  'Article id is not exist.',
  'Your search found no records',
  'No data',
  'No data selected',
  'Please select first',
  'Please choose favorites or my albums',
  'Please select one of the albums',
  'Please enter the search term.',
  'Please enter the correct content',
  'No citation information available',
  'Information copy failed',
  'Link copy failed',
  'Success copy',
  'Error copy',
  'Delete failed',
  'This language currently only supports metadata for paper detail pages',
  'The page you requested cannot be found',
  'Please understand the inconvenience caused by system maintenance.',
  'Website Expiration Reminder!',
  'This website has expired, please contact the enterprise administrator for further use.',
  'Are you sure you want to cancel the collection?',
  'Are you sure you want to collect this article?',
  'Are you sure to delete the comment?',
  'Are you sure you want to delete the album?',
  'The paper no longer exists, shall we delete this record?',
  'Passwords do not match, please try again',
  'Phone number format incorrect, please try again.',
  'Please click to accept the user agreement first',
  'E-mail format is incorrect',
  'Please enter the correct email format',
  'Please fill in the verification code',
  'Choose a maximum of 5',
  'Please log in to your personal account to obtain download permission',
  'Please log in to your personal account to obtain full text reading permission',
];

/** The numbers that the ICU parser gives to its kinds of element. */
const kind = { literal: 0, select: 5, plural: 6, pound: 7, tag: 8 } as const;

const problems: string[] = [];
const intl = createIntl({ locale: 'en', messages: {}, onError: () => {} });

const keysByFolder = [...new Set(globSync('src/**/{messages,server-messages}/*').map((file) => dirname(file)))]
  .sort()
  .map(checkFolder);
const keys = keysByFolder.flat().sort();
checkOnce(keys);
checkKeyList(keys);

for (const problem of problems) console.error(problem);
console.log(`${keys.length} texts in ${languages.length} languages, ${keysByFolder.length} folders.`);
if (problems.length > 0) {
  console.error(problems.length === 1 ? 'There is 1 problem.' : `There are ${problems.length} problems.`);
  process.exitCode = 1;
}

function checkFolder(folder: string): string[] {
  const found = new Map<Language, Messages>();
  for (const language of languages) {
    const messages = readMessages(`${folder}/${language}.json`);
    if (messages) found.set(language, messages);
  }
  for (const name of globSync(`${folder}/*`)) {
    if (!languages.some((language) => name === `${folder}/${language}.json`))
      problems.push(`${name} is not one of the seven message files.`);
  }
  const english = found.get('en');
  if (!english) return [];
  const order = Object.keys(english);
  checkKeys(folder, order);
  for (const [language, messages] of found) {
    if (language !== 'en') checkSameKeys(`${folder}/${language}.json`, order, Object.keys(messages));
    for (const [key, text] of Object.entries(messages))
      checkText(`${folder}/${language}.json`, language, key, text, english[key]);
    if (language !== 'en') reportEqual(language, messages, english);
  }
  return order;
}

function readMessages(file: string): Messages | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (read && typeof read === 'object' && Object.values(read).every((text) => typeof text === 'string'))
      return read as Messages;
    problems.push(`${file} must hold one flat object of texts.`);
  } catch (problem) {
    problems.push(`${file} cannot be read: ${(problem as Error).message}`);
  }
  return undefined;
}

function checkKeys(folder: string, order: readonly string[]): void {
  const namespace = namespaceOf(folder);
  for (const key of order) {
    if (!key.startsWith(`${namespace}.`)) problems.push(`${folder}: the key ${key} must begin with "${namespace}.".`);
    if (!keyForm.test(key)) problems.push(`${folder}: the key ${key} must be words in lowerCamel, joined by dots.`);
  }
}

function namespaceOf(folder: string): string {
  const name = folder.split('/').at(-2) ?? '';
  return name === 'contract' ? 'failure' : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function checkSameKeys(file: string, wanted: readonly string[], given: readonly string[]): void {
  const missing = wanted.filter((key) => !given.includes(key));
  const extra = given.filter((key) => !wanted.includes(key));
  if (missing.length > 0) problems.push(`${file} lacks ${missing.join(', ')}.`);
  if (extra.length > 0) problems.push(`${file} has ${extra.join(', ')}, which en.json does not have.`);
  if (missing.length + extra.length > 0) return;
  const firstMoved = wanted.find((key, place) => given[place] !== key);
  if (firstMoved) problems.push(`${file} has its keys in another order than en.json, from ${firstMoved} on.`);
}

function checkText(file: string, language: Language, key: string, text: string, english: string | undefined): void {
  const fail = (words: string) => problems.push(`${file}: ${key} ${words}`);
  const parsed = parse(text, language);
  if (typeof parsed === 'string') {
    fail(`is not a valid ICU message: ${parsed}`);
    return;
  }
  const parts = [...walk(parsed)];
  const names = argumentsOf(parts);
  const englishParts = english === undefined ? undefined : parse(english, 'en');
  if (typeof englishParts === 'object' && names !== argumentsOf([...walk(englishParts)])) {
    fail(`takes the arguments {${names}}, the English text {${argumentsOf([...walk(englishParts)])}}.`);
  }
  for (const part of parts) {
    if (part.type === kind.plural) checkPlural(language, part, fail);
    if (part.type === kind.tag) fail(`holds the tag ${part.value}; texts are plain.`);
    if (part.type === kind.literal) checkTypography(language, part.value, fail);
  }
  if (text !== text.trim() || text === '') fail('is empty or has a space at its start or end.');
}

function parse(text: string, language: Language): MessageFormatElement[] | string {
  try {
    return intl.formatters.getMessageFormat(text, language).getAst();
  } catch (problem) {
    return (problem as Error).message;
  }
}

function* walk(elements: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of elements) {
    yield element;
    if (element.type === kind.plural || element.type === kind.select) {
      for (const option of Object.values(element.options)) yield* walk(option.value);
    }
    if (element.type === kind.tag) yield* walk(element.children);
  }
}

function argumentsOf(parts: readonly MessageFormatElement[]): string {
  const names = parts.flatMap((part) =>
    part.type === kind.literal || part.type === kind.pound || part.type === kind.tag ? [] : [part.value],
  );
  return [...new Set(names)].sort().join(', ');
}

type Plural = Extract<MessageFormatElement, { type: 6 }>;

function checkPlural(language: Language, plural: Plural, fail: (words: string) => void): void {
  const known: string[] = new Intl.PluralRules(language, { type: plural.pluralType ?? 'cardinal' }).resolvedOptions()
    .pluralCategories;
  const given = Object.keys(plural.options).filter((category) => !category.startsWith('='));
  // Spanish and French use "many" for whole millions only: welcome, not asked for.
  const required = language === 'es' || language === 'fr' ? known.filter((category) => category !== 'many') : known;
  for (const category of required) if (!given.includes(category)) fail(`lacks the plural form "${category}".`);
  for (const category of given)
    if (!known.includes(category)) fail(`has the plural form "${category}", which its language does not have.`);
}

function checkTypography(language: Language, words: string, fail: (words: string) => void): void {
  if (words.includes('...')) fail('has three dots; write the ellipsis … instead.');
  if (['de', 'fr', 'ru', 'zh'].includes(language) && /["']/.test(words))
    fail('has a straight quote; write the quotes of its language.');
  if (language === 'en' && words.includes('!') && !quoted.includes(words))
    fail('has an exclamation mark that the specification does not ask for.');
  if (language !== 'zh') return;
  if (/\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/u.test(words))
    fail('has half-width punctuation beside Han characters.');
  if (/\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u.test(words))
    fail('lacks the space between Han and Latin characters.');
}

/** Names, abbreviations and bare figures read the same everywhere; the rest is listed for a reader's eye. */
function reportEqual(language: Language, messages: Messages, english: Messages): void {
  const equal = Object.keys(messages).filter((key) => messages[key] === english[key]);
  const sameByNature = equal.filter((key) => key.startsWith('ui.language.') || isName(english[key] ?? ''));
  const toReview = equal.filter((key) => !sameByNature.includes(key)).map((key) => `${key} (${messages[key]})`);
  if (toReview.length > 0) console.log(`${language}: the same words as in English: ${toReview.join(', ')}`);
}

function isName(text: string): boolean {
  const words = text.replace(/\{[^{}]*\}/g, '').match(/\p{Letter}+/gu) ?? [];
  return words.every((word) => /^(?:[A-Z]+|\p{Letter}*\p{Ll}\p{Lu}\p{Letter}*)$/u.test(word));
}

function checkOnce(all: readonly string[]): void {
  for (const [place, key] of all.entries())
    if (all[place + 1] === key) problems.push(`The key ${key} stands in two folders.`);
  const texts = new Set(
    globSync('src/**/{messages,server-messages}/en.json').flatMap((file) => Object.values(readMessages(file) ?? {})),
  );
  for (const text of quoted)
    if (!texts.has(text)) problems.push(`No English text reads exactly "${text}", as the specification quotes it.`);
}

function checkKeyList(all: readonly string[]): void {
  const wanted = `// Written by ops/texts.ts from the messages folders.\nexport type MessageKey =\n${all.map((key) => `  | '${key}'`).join('\n')};\n`;
  if (process.argv.includes('--write')) {
    writeFileSync(keysFile, wanted);
    return;
  }
  let given = '';
  try {
    given = readFileSync(keysFile, 'utf8');
  } catch {}
  if (given !== wanted)
    problems.push(`${keysFile} does not list the keys as they are; run "node ops/texts.ts --write".`);
}
