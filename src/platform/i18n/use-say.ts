import { useIntl } from 'react-intl';
import type { MessageKey } from './keys.gen.ts';

export type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** The words of the interface in the reader's language. */
export function useSay(): Say {
  const intl = useIntl();
  return (key, values) => intl.formatMessage({ id: key }, values);
}
