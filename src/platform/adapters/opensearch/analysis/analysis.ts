import { greekNames, plainSigns, simplified } from './letters.ts';
import { spellingRules } from './spelling-rules.ts';

const spellingFilters = Object.fromEntries(
  Object.entries(spellingRules).map(([name, [pattern, replacement]]) => [
    `british_${name}`,
    { type: 'pattern_replace', pattern, replacement, all: false },
  ]),
);
const american = Object.keys(spellingFilters);

const latinSigns = ['plain_signs', 'micro_units', 'greek_apart', 'greek_names'];
const wordsOf = (parts: string) => ['not_too_long', parts, 'lowercase', 'asciifolding', ...american];

/**
 * How texts become words. Both sides of a search go through these; only what makes several words of one place is distinguished
 * (`…_index`, `…_search`), because an index can't hold a graph and a question can.
 */
export const analysis = {
  char_filter: {
    plain_signs: { type: 'mapping', mappings: plainSigns },
    greek_names: { type: 'mapping', mappings: greekNames },
    simplified: { type: 'mapping', mappings: simplified },
    // TNFα is TNF-α, so that both are found by either and by "TNF alpha".
    greek_apart: { type: 'pattern_replace', pattern: '(?<=[A-Za-z0-9])([α-ωΑ-Ω])(?![a-z])', replacement: '-$1' },
    // Typesetting may put blanks between characters: 摘 要.
    han_joined: { type: 'pattern_replace', pattern: '(?<=\\p{IsHan})\\s+(?=\\p{IsHan})', replacement: '' },
    // 5 μm is 5 um, not "mum".
    micro_units: { type: 'pattern_replace', pattern: '[µμ](?=[mglLsMAVWJF](?![A-Za-z]))', replacement: 'u' },
  },
  tokenizer: {
    // A word with what holds it together: IL-6, 1,2-dichloroethane, Ca2+, don't, 3.5.
    whole_words: {
      type: 'pattern',
      pattern: "[\\p{L}\\p{N}\\p{M}]+(?:(?:[-'./_&:+]|(?<=\\d),(?=\\d))[\\p{L}\\p{N}\\p{M}]+)*\\+{0,2}",
      group: 0,
    },
    names: { type: 'pattern', pattern: "[\\p{L}\\p{N}\\p{M}]+(?:[-'·.][\\p{L}\\p{N}\\p{M}]+)*", group: 0 },
  },
  filter: {
    ...spellingFilters,
    not_too_long: { type: 'length', max: 100 },
    // The whole, its parts, and the parts put together: IL-6, il6, il + 6.
    whole_and_parts: {
      type: 'word_delimiter_graph',
      preserve_original: true,
      catenate_all: true,
      split_on_case_change: false,
      split_on_numerics: false,
      stem_english_possessive: true,
    },
    english_stop: { type: 'stop', stopwords: '_english_' },
    english_stems: { type: 'stemmer', language: 'english' },
    // smartcn makes a comma of every punctuation mark.
    no_commas: { type: 'stop', stopwords: [','] },
    pairs: { type: 'cjk_bigram' },
    each_once: { type: 'remove_duplicates' },
  },
  analyzer: {
    chinese: {
      type: 'custom',
      char_filter: ['plain_signs', 'simplified'],
      tokenizer: 'smartcn_tokenizer',
      filter: ['no_commas', 'lowercase', 'asciifolding', ...american, 'english_stems'],
    },
    chinese_pairs: {
      type: 'custom',
      char_filter: ['plain_signs', 'simplified'],
      tokenizer: 'standard',
      filter: ['lowercase', 'asciifolding', 'pairs'],
    },
    english_index: {
      type: 'custom',
      char_filter: latinSigns,
      tokenizer: 'whole_words',
      filter: [...wordsOf('whole_and_parts'), 'english_stop', 'english_stems', 'flatten_graph', 'each_once'],
    },
    english_search: {
      type: 'custom',
      char_filter: latinSigns,
      tokenizer: 'whole_words',
      filter: [...wordsOf('whole_and_parts'), 'english_stop', 'english_stems'],
    },
    exact_index: {
      type: 'custom',
      char_filter: latinSigns,
      tokenizer: 'whole_words',
      filter: [...wordsOf('whole_and_parts'), 'flatten_graph', 'each_once'],
    },
    exact_search: {
      type: 'custom',
      char_filter: latinSigns,
      tokenizer: 'whole_words',
      filter: wordsOf('whole_and_parts'),
    },
    other_languages: {
      type: 'custom',
      char_filter: ['plain_signs', 'greek_apart', 'greek_names'],
      tokenizer: 'standard',
      filter: ['cjk_width', 'lowercase', 'decimal_digit', 'arabic_normalization', 'asciifolding', 'pairs'],
    },
    names_index: {
      type: 'custom',
      char_filter: ['plain_signs', 'simplified'],
      tokenizer: 'names',
      filter: ['not_too_long', 'whole_and_parts', 'lowercase', 'asciifolding', 'flatten_graph', 'each_once'],
    },
    names_search: {
      type: 'custom',
      char_filter: ['plain_signs', 'simplified'],
      tokenizer: 'names',
      filter: ['not_too_long', 'whole_and_parts', 'lowercase', 'asciifolding'],
    },
  },
  normalizer: {
    small_letters: { type: 'custom', char_filter: ['plain_signs'], filter: ['lowercase', 'asciifolding'] },
    one_name: {
      type: 'custom',
      char_filter: ['plain_signs', 'simplified', 'han_joined'],
      filter: ['lowercase', 'asciifolding'],
    },
  },
} as const;
