import { isLanguage, languageTag } from '../../../platform/kernel/language.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { WorkRecord } from '../../../platform/kernel/work-record.ts';

/** All two-letter codes of ISO 639-1. */
const codes = new Set(
  `aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi
  fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw
  ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro
  ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi
  yo za zh zu`.split(/\s+/),
);

/** The code by which registries know the language of a text, if they know it. */
export function languageCode(key: string | null): string | null {
  if (key === null) return null;
  const code = isLanguage(key) ? languageTag(key) : key;
  return codes.has(code) ? code : null;
}

/** The bibliographic codes of ISO 639-2 for languages in which journals write; others are left unsaid. */
const bibliographicCodes: Readonly<Record<string, string>> = {
  ar: 'ara',
  ca: 'cat',
  cs: 'cze',
  da: 'dan',
  de: 'ger',
  el: 'gre',
  en: 'eng',
  es: 'spa',
  fa: 'per',
  fi: 'fin',
  fr: 'fre',
  he: 'heb',
  hi: 'hin',
  hr: 'hrv',
  hu: 'hun',
  id: 'ind',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  ms: 'may',
  nb: 'nob',
  nl: 'dut',
  no: 'nor',
  pl: 'pol',
  pt: 'por',
  ro: 'rum',
  ru: 'rus',
  sk: 'slo',
  sl: 'slv',
  sr: 'srp',
  sv: 'swe',
  th: 'tha',
  tr: 'tur',
  uk: 'ukr',
  vi: 'vie',
  zh: 'chi',
};

/** The code of three letters by which indexes know the language of a text. */
export const bibliographicCode = (key: string | null): string | null =>
  bibliographicCodes[languageCode(key) ?? ''] ?? null;

/** Languages of a text, the one in which the work was written before all others, then English. */
export function languagesOf(text: Text, { language }: Pick<WorkRecord, 'language'>): string[] {
  const there = Object.keys(text).filter((key) => text[key]?.trim());
  const first = [language, 'en'].filter((key): key is string => key !== null && there.includes(key));
  return [...new Set([...first, ...there])];
}

/** In the language in which the work was written, else in English, else as it is there. */
export function ownText(text: Text, record: Pick<WorkRecord, 'language'>): string {
  const [language] = languagesOf(text, record);
  return (language === undefined ? undefined : text[language]) ?? '';
}
