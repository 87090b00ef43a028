import { isBlock } from '../html/flow.ts';
import { type Html, html } from '../html/html-tree.ts';
import type { Row } from '../rendering.ts';

/** Nothing is dropped: what the table doesn't know is shown plainly, can be found by its name, and is counted. */
export const unknownElement: Row = (element, at) => {
  const content: Html[] = at.render(element.children);
  at.problems.push({ code: 'element-unknown', value: element.name, ...(at.around ? { at: at.around } : {}) });
  return [html(content.some(isBlock) ? 'div' : 'span', { 'data-jats': element.name }, content)];
};
