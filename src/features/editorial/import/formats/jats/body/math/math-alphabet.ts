interface Alphabet {
  readonly upper?: number;
  readonly lower?: number;
  readonly digits?: number;
  readonly greekUpper?: number;
  readonly greekLower?: number;
}

/** Where Unicode keeps the letters of formulas, by the names that MathML gives to them. */
const alphabets: Readonly<Record<string, Alphabet>> = {
  bold: { upper: 0x1d400, lower: 0x1d41a, digits: 0x1d7ce, greekUpper: 0x1d6a8, greekLower: 0x1d6c2 },
  italic: { upper: 0x1d434, lower: 0x1d44e, greekUpper: 0x1d6e2, greekLower: 0x1d6fc },
  'bold-italic': { upper: 0x1d468, lower: 0x1d482, greekUpper: 0x1d71c, greekLower: 0x1d736 },
  script: { upper: 0x1d49c, lower: 0x1d4b6 },
  'bold-script': { upper: 0x1d4d0, lower: 0x1d4ea },
  fraktur: { upper: 0x1d504, lower: 0x1d51e },
  'double-struck': { upper: 0x1d538, lower: 0x1d552, digits: 0x1d7d8 },
  'bold-fraktur': { upper: 0x1d56c, lower: 0x1d586 },
  'sans-serif': { upper: 0x1d5a0, lower: 0x1d5ba, digits: 0x1d7e2 },
  'bold-sans-serif': { upper: 0x1d5d4, lower: 0x1d5ee, digits: 0x1d7ec, greekUpper: 0x1d756, greekLower: 0x1d770 },
  'sans-serif-italic': { upper: 0x1d608, lower: 0x1d622 },
  'sans-serif-bold-italic': { upper: 0x1d63c, lower: 0x1d656, greekUpper: 0x1d790, greekLower: 0x1d7aa },
  monospace: { upper: 0x1d670, lower: 0x1d68a, digits: 0x1d7f6 },
};

/** Letters that Unicode had before it had the alphabets, and so left out there. */
const elsewhere: Readonly<Record<string, string>> = {
  'italic h': 'ℎ',
  'script B': 'ℬ',
  'script E': 'ℰ',
  'script F': 'ℱ',
  'script H': 'ℋ',
  'script I': 'ℐ',
  'script L': 'ℒ',
  'script M': 'ℳ',
  'script R': 'ℛ',
  'script e': 'ℯ',
  'script g': 'ℊ',
  'script o': 'ℴ',
  'fraktur C': 'ℭ',
  'fraktur H': 'ℌ',
  'fraktur I': 'ℑ',
  'fraktur R': 'ℜ',
  'fraktur Z': 'ℨ',
  'double-struck C': 'ℂ',
  'double-struck H': 'ℍ',
  'double-struck N': 'ℕ',
  'double-struck P': 'ℙ',
  'double-struck Q': 'ℚ',
  'double-struck R': 'ℝ',
  'double-struck Z': 'ℤ',
};

/** Browsers no longer follow `mathvariant`: the letter itself has to say that it is bold. */
export const inVariant = (text: string, variant: string): string => {
  const alphabet = alphabets[variant];
  return alphabet
    ? [...text].map((letter) => elsewhere[`${variant} ${letter}`] ?? inAlphabet(letter, alphabet)).join('')
    : text;
};

function inAlphabet(letter: string, alphabet: Alphabet): string {
  const ranges: readonly (readonly [string, string, number | undefined])[] = [
    ['A', 'Z', alphabet.upper],
    ['a', 'z', alphabet.lower],
    ['0', '9', alphabet.digits],
    ['Α', 'Ω', alphabet.greekUpper],
    ['α', 'ω', alphabet.greekLower],
  ];
  for (const [first, last, start] of ranges) {
    if (start !== undefined && letter >= first && letter <= last) {
      return String.fromCodePoint(start + (letter.codePointAt(0) ?? 0) - (first.codePointAt(0) ?? 0));
    }
  }
  return letter;
}
