/** Why documents are refused, by what a reader of the reason may do about it. Each has its words in the console. */
const names = [
  ['virus', /virus scanner/],
  ['not-json', /is not JSON/],
  ['too-heavy', /takes too (long|much memory)|has more than \d+ MB|nested|too deep|too many/],
  ['encoding', /written in/],
  ['declarations', /DOCTYPE|entit|declar/i],
  ['not-article', /not an article/],
  ['no-journal', /to which journal/],
  ['declined', /was declined/],
  ['no-identifier', /neither a DOI/],
  ['wrong-id', /is not the (number|id) of/],
  ['wrong-record', /is not valid at|not valid YAML/],
  ['no-room', /no room left/],
  ['not-stored', /could not be stored/],
] as const;

type RefusalName = (typeof names)[number][0] | 'unreadable';

export const refusalName = (reason: string): RefusalName =>
  names.find(([, words]) => words.test(reason))?.[0] ?? 'unreadable';
