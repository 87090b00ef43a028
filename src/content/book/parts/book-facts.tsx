import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import { sayWith } from '../../../platform/i18n/use-say.ts';
import { textKey } from '../../../platform/kernel/language.ts';
import { Fact, Facts } from '../../../platform/shell/facts.tsx';
import { languageNameFor } from '../../../platform/shell/language-name.ts';
import type { LocalizedText } from '../../../platform/shell/localized-text.ts';
import { Names } from '../../../platform/shell/names.tsx';
import type { BookView } from './book-view.ts';
import { editionLabel } from './edition-label.ts';

/** What a catalogue says of a book, as far as it is known. */
export function BookFacts({ book }: { readonly book: BookView }) {
  const intl = useIntl();
  const say = sayWith(intl);
  const date = book.date && intl.formatDate(book.date, { dateStyle: 'long', timeZone: 'UTC' });
  const number = (value: number | null) => value !== null && intl.formatNumber(value);
  const all: [MessageKey, ReactNode][] = [
    ['book.field.authors', joined(book.authors)],
    ['book.field.editors', joined(book.editors)],
    ['book.field.publisher', book.publisher],
    ['book.field.published', date],
    ['book.field.series', book.series],
    ['book.field.edition', editionLabel(say, book.edition)],
    ['book.field.printing', number(book.printing)],
    ['book.field.pages', number(book.pages)],
    ['book.field.languages', intl.formatList(book.languages.map((tag) => languageNameFor(intl, textKey(tag))))],
    ['book.field.isbn', book.isbn],
    ['book.field.classificationNumber', book.classificationNumber],
    ['book.field.doi', book.doi],
  ];
  return (
    <Facts>
      {all.map(([key, value]) => (
        <Fact key={key} label={say(key)}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}

const joined = (people: readonly LocalizedText[]): ReactNode =>
  people.length > 0 && <Names of={people.map(({ text }) => text)} />;
