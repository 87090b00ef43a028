import { expect, test } from 'vitest';
import { namesIn } from './names.ts';

const names = (text: string): readonly string[] =>
  namesIn({ runs: [{ text, isRaised: false }] }).names.map(({ name }) => name);
const share = (text: string): number => namesIn({ runs: [{ text, isRaised: false }] }).share;

test.each([
  ['Exa A. Mple, Maria van der Sample and Sam Ple-Person', ['Exa A. Mple', 'Maria van der Sample', 'Sam Ple-Person']],
  ['Prof. Exa Mple, PhD; Sam Ple, MD', ['Exa Mple', 'Sam Ple']],
  ['Exa Mple1,2*, Sam Ple2 & Ana O’Ple3', ['Exa Mple', 'Sam Ple', 'Ana O’Ple']],
  ['张三，李四，欧阳样例', ['张三', '李四', '欧阳样例']],
  ['张 三  李 四  王样例', ['张三', '李四', '王样例']],
  ['刘 样 宋例样 陈样例', ['刘样', '宋例样', '陈样例']],
  ['张三1，李四2（1. 示例大学，示例市 100000；2. 示例研究所）', ['张三', '李四']],
  ['谈和平，张三和李四', ['谈和平', '张三', '李四']],
  ['阿样·买例、张三', ['阿样·买例', '张三']],
])('names are told apart: %s', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test.each([
  'Department of Samples, Example University',
  '材料 方法 结果',
  'A study of samples in the north',
  '示例大学 纸张学院',
  'Received 1 May 2026',
])('what is no list of names is not taken for one: %s', (text) => {
  expect(share(text)).toBeLessThan(0.6);
});

test('what is raised behind a name says where its bearer is and who answers letters', () => {
  const runs = [
    { text: 'Exa Mple', isRaised: false },
    { text: '1,2*', isRaised: true },
    { text: ', Sam Ple', isRaised: false },
    { text: '2', isRaised: true },
  ];
  expect(namesIn({ runs }).names).toEqual([
    { name: 'Exa Mple', marks: ['1', '2', '*'] },
    { name: 'Sam Ple', marks: ['2'] },
  ]);
});
