import type { IntlShape } from 'react-intl';
import { type Language, languageTag } from '../kernel/language.ts';
import type { Wording } from '../ports/wording.ts';
import { catalogues } from './catalogues.server.ts';
import { intlFor } from './intl.ts';
import type { MessageKey } from './keys.gen.ts';
import { sayWith } from './use-say.ts';

const made = new Map<Language, IntlShape>();

export function serverIntl(language: Language): IntlShape {
  const known = made.get(language);
  if (known) return known;
  const intl = intlFor(language, catalogues[languageTag(language)]);
  made.set(language, intl);
  return intl;
}

export const wording: Wording = (language, key, values) => sayWith(serverIntl(language))(key as MessageKey, values);
