import { words } from '../../../../../../../platform/kernel/words.ts';

/** The elements of MathML that a browser draws and that can do no harm. */
export const mathTags = words(
  'math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace',
  'msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none',
);

export type MathTag = (typeof mathTags)[number];

export const mathAttributes = words(
  'accent accentunder align columnalign columnlines columnspacing columnspan depth dir display displaystyle',
  'fence form frame height largeop linethickness lspace mathsize mathvariant maxsize minsize movablelimits',
  'notation rowalign rowlines rowspacing rowspan rspace scriptlevel separator stretchy symmetric voffset width',
);

export type MathAttribute = (typeof mathAttributes)[number];

export const isMathTag = (name: string): name is MathTag => mathTags.includes(name as MathTag);

export const isMathAttribute = (name: string): name is MathAttribute => mathAttributes.includes(name as MathAttribute);
