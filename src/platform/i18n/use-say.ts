import { type IntlShape, useIntl } from 'react-intl';
import type { MessageKey } from './keys.gen.ts';

export type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** How one text is said: most are words alone. */
type Wording = string | { format(values?: Readonly<Record<string, string | number>>): unknown };

const sayers = new WeakMap<IntlShape, Say>();

/**
 * The words of a language. React Intl asks for the format of a text by writing all that it depends on as JSON, at every use; here
 * each text is read once and remembered under its key.
 */
export function sayWith(intl: IntlShape): Say {
  const known = sayers.get(intl);
  if (known) return known;
  const wordings = new Map<string, Wording>();
  const say: Say = (key, values) => {
    const wording = wordings.get(key) ?? readWording(intl, key);
    wordings.set(key, wording);
    if (typeof wording === 'string') return wording;
    try {
      return String(wording.format(values));
    } catch {
      // An argument that was not given must not take the page down.
      return intl.formatMessage({ id: key }, values);
    }
  };
  sayers.set(intl, say);
  return say;
}

/** A text without any of these has no argument, no quoted sign and no tag. */
const signs = /[{'<]/;

function readWording({ messages, locale, formats, formatters }: IntlShape, key: MessageKey): Wording {
  const message = messages[key] ?? key;
  if (typeof message === 'string' && !signs.test(message)) return message;
  return formatters.getMessageFormat(message, locale, formats, { formatters });
}

/** The words of the interface in the reader's language. */
export const useSay = (): Say => sayWith(useIntl());
