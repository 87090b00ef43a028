import { expect, test } from 'vitest';
import { initialOf } from './initial.ts';

test.each([
  ['Frontier Optics', 'F'],
  ['“Études” of light', 'E'],
  ['光学前沿通讯', 'G'],
  ['中国激光', 'Z'],
  ['阿尔茨海默病研究', 'A'],
  ['示例生物学', 'S'],
  ['《物理学报》', 'W'],
  ['3D Printing', '#'],
  ['Журнал', '#'],
  ['', '#'],
])('%s stands under %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});
