import { expect, test } from 'vitest';
import { cleanName } from './clean-name.ts';

test.each([
  ['论文 初稿.docx', '论文 初稿.docx'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\paper.pdf', 'paper.pdf'],
  ['paper\u202Efdp.exe', 'paperfdp.exe'],
  ['a\u0000b\n.pdf', 'ab.pdf'],
  ['...', 'file'],
  ['', 'file'],
  ['.htaccess', 'htaccess'],
  ['what?*.pdf', 'what__.pdf'],
])('the name %j becomes %j', (given, cleaned) => {
  expect(cleanName(given)).toBe(cleaned);
});

test('a long name keeps its ending', () => {
  expect(cleanName(`${'长'.repeat(500)}.docx`)).toBe(`${'长'.repeat(195)}.docx`);
  expect([...cleanName(`a.${'b'.repeat(500)}`)]).toHaveLength(200);
});
