import type { Say } from '../i18n/use-say.ts';
import type { Language } from '../kernel/language.ts';

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** As printed where its reader can read it, else the interface's word with the same number: `图 1` is `Figure 1`. */
export function recordLabel(say: Say, language: Language, kind: string, label: string): string {
  if (label === '' || (kind !== 'figure' && kind !== 'table') || isHan(label) === (language === 'zh')) return label;
  const number = /[A-Z]?\d[\w.–-]*$/iu.exec(label.trim())?.[0];
  return number ? say(`figure.label.${kind}`, { number }) : label;
}
