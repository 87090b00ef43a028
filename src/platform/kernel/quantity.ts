const unit =
  '(?:[fpnµμmck]?m|[fpnµμm]?s|min|h|[kMGT]?Hz|[µμmk]?K|°C|°F|[npµμmk]?g|[nµμm]?[Ll]|[pnµμm]?M|[nµμmk]?mol|[nµμmkMG]?W|[µμmk]?V|[npµμm]?A|[µμmkM]?J|[mkMG]?eV|[hkMG]?Pa|dB[cm]?|bar|m?T|[mkM]?N|k?Da|[kM]?bp|ppm|ppb|px|%|‰|Å|Ω|k[ΩÅ])';

/** A number with its unit, in running text. */
export const quantity = new RegExp(
  `(?<![\\p{L}\\p{N}.])[<>~≈±−+-]?\\d[\\d.,]*(?:\\s?[±×–−]\\s?\\d[\\d.,]*)?[ \\u00a0\\u202f]${unit}(?:[/·]${unit}[²³]?|[²³]|[⁻−]\\d)*(?![\\p{L}\\p{N}])`,
  'gu',
);

/** The same text for where it is only shown: a line never ends between a number and its unit. */
export const unbroken = (text: string): string => text.replace(quantity, (found) => found.replaceAll(' ', '\u00a0'));
