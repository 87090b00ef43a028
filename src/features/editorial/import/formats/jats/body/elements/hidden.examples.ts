import type { Examples } from './examples.ts';

export const hiddenExamples: Examples = {
  'object-id': ['<p>a<object-id>10.5555/a.001</object-id></p>', '<p>a</p>'],
  'index-term': ['<p>a<index-term><term>a</term></index-term></p>', '<p>a</p>'],
  'index-term-range-end': ['<p>a<index-term-range-end rid="i"/></p>', '<p>a</p>'],
  'processing-meta': ['<p>a<processing-meta><extended-by>b</extended-by></processing-meta></p>', '<p>a</p>'],
  'sub-article': ['<p>a</p><sub-article><body><p>b</p></body></sub-article>', '<p>a</p>'],
  response: ['<p>a</p><response><body><p>b</p></body></response>', '<p>a</p>'],
};
