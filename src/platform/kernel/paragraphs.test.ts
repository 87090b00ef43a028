import { expect, test } from 'vitest';
import { paragraphs } from './paragraphs.ts';

test('each line that says something is a paragraph, and signs of HTML stand for themselves', () => {
  expect(paragraphs(' One <1>\n\n \nTwo & more\n')).toBe('<p>One &lt;1&gt;</p><p>Two &amp; more</p>');
  expect(paragraphs(' \n')).toBe('');
});
