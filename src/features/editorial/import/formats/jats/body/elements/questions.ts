import { html } from '../html/html-tree.ts';
import type { Rows } from '../rendering.ts';
import { headAndRest, headingContent } from './heading.ts';
import { named } from './row.ts';

/** Questions with their answers, as teaching material has them. */
export const questions: Rows = {
  'question-wrap-group': named('div'),
  'question-wrap': named('div'),
  'question-preamble': named('div'),
  question: (element, at) => {
    const { head, rest } = headAndRest(element);
    const title = head.length === 0 ? [] : [html('p', { 'data-jats': 'title' }, headingContent(head, at))];
    return [html('div', { 'data-jats': 'question' }, [...title, ...at.render(rest)])];
  },
  'answer-set': named('div'),
  answer: named('div'),
  explanation: named('div'),
  option: named('div'),
};
