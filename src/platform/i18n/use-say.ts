import { type IntlShape, useIntl } from 'react-intl';
import type { MessageKey } from './keys.gen.ts';

export type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

export const sayWith =
  (intl: IntlShape): Say =>
  (key, values) =>
    intl.formatMessage({ id: key }, values);

/** The words of the interface in the reader's language. */
export const useSay = (): Say => sayWith(useIntl());
