import type { IntlShape } from 'react-intl';
import type { Language } from '../kernel/language.ts';

let provided: ((language: Language) => IntlShape) | undefined;

/** Called once by the entry of the server and by that of the browser, which keep their texts in different ways. */
export function provideIntl(provide: (language: Language) => IntlShape): void {
  provided = provide;
}

export function currentIntl(language: Language): IntlShape {
  if (!provided) throw new Error('No entry has provided the texts.');
  return provided(language);
}
