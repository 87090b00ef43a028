import type { SampleLanguage } from '../field.ts';
import { chinese } from './chinese.ts';
import { english } from './english.ts';
import type { Prose } from './prose.ts';

export const proseIn = (language: SampleLanguage): Prose => (language === 'zh' ? chinese : english);
