import { chapterAddress } from '../../../../platform/kernel/item-address.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { chooseText, type Text } from '../../../../platform/kernel/text.ts';
import { barelyKnown, type RecordPart, type WorkRecord } from '../../../../platform/kernel/work-record.ts';

/** The parts of a book that have a text, each as a work of its own, in the language that serves a reader best. */
export function readableParts(book: WorkRecord, wanted: Language, siteDefault: Language): WorkRecord[] {
  return book.parts.flatMap((part) => {
    const chosen = chooseText(part.bodies, wanted, siteDefault);
    return chosen ? [partRecord(book, part, chosen)] : [];
  });
}

const partRecord = (book: WorkRecord, part: RecordPart, { text, language }: { text: string; language: string }) => ({
  ...book,
  ...barelyKnown,
  titles: labelled(part),
  richTitles: {},
  summaries: {},
  keywords: {},
  subjects: [],
  relations: [],
  files: [],
  people: part.people,
  firstPage: part.firstPage,
  lastPage: part.lastPage,
  doi: part.doi,
  isOpen: book.isOpen,
  licence: book.licence,
  copyright: book.copyright,
  language,
  body: text,
  within: { id: book.id, doi: book.doi, titles: book.titles },
  path: chapterAddress(book.id, part.position),
});

/** `1 Light`; a part without a title is called by its label. */
function labelled({ label, titles }: RecordPart): Text {
  const named = Object.entries(titles).map(([language, title]) => [language, [label, title].filter(Boolean).join(' ')]);
  return named.length > 0 ? Object.fromEntries(named) : { en: label ?? '' };
}
