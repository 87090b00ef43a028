import type { Examples } from './examples.ts';

export const emphasisExamples: Examples = {
  bold: ['<p><bold>a</bold></p>', '<p><b>a</b></p>'],
  italic: ['<p><italic>a</italic></p>', '<p><i>a</i></p>'],
  underline: ['<p><underline>a</underline></p>', '<p><u>a</u></p>'],
  overline: ['<p><overline>a</overline></p>', '<p><span data-jats="overline">a</span></p>'],
  strike: ['<p><strike>a</strike></p>', '<p><s>a</s></p>'],
  sc: ['<p><sc>a</sc></p>', '<p><span data-jats="sc">a</span></p>'],
  monospace: ['<p><monospace>a</monospace></p>', '<p><code>a</code></p>'],
  'sans-serif': ['<p><sans-serif>a</sans-serif></p>', '<p><span data-jats="sans-serif">a</span></p>'],
  roman: ['<p><roman>a</roman></p>', '<p><span data-jats="roman">a</span></p>'],
  sub: ['<p>H<sub>2</sub>O</p>', '<p>H<sub>2</sub>O</p>'],
  sup: ['<p>10<sup>6</sup></p>', '<p>10<sup>6</sup></p>'],
  'fixed-case': ['<p><fixed-case>iPS</fixed-case></p>', '<p><span data-jats="fixed-case">iPS</span></p>'],
  'underline-start': [
    '<p><underline-start id="u1"/>a</p>',
    '<p><span data-jats="underline-start" id="u1"></span>a</p>',
  ],
  'underline-end': ['<p>a<underline-end rid="u1"/></p>', '<p>a<span data-jats="underline-end"></span></p>'],
  'overline-start': ['<p><overline-start id="o1"/>a</p>', '<p><span data-jats="overline-start" id="o1"></span>a</p>'],
  'overline-end': ['<p>a<overline-end rid="o1"/></p>', '<p>a<span data-jats="overline-end"></span></p>'],
  break: ['<p>a<break/>b</p>', '<p>a<br>b</p>'],
  hr: ['<p>a<hr/>b</p>', '<p>a</p><hr><p>b</p>'],
  abbrev: [
    '<p><abbrev>RNA<def><p>ribonucleic acid</p></def></abbrev></p>',
    '<p><abbr>RNA</abbr> (ribonucleic acid)</p>',
  ],
  'named-content': [
    '<p><named-content content-type="sequence">ACGT</named-content></p>',
    '<p><span data-jats="named-content" data-type="sequence">ACGT</span></p>',
  ],
  'styled-content': [
    '<p><styled-content style="color:red" style-type="red">a</styled-content></p>',
    '<p><span data-jats="styled-content" data-look="red">a</span></p>',
  ],
  ruby: [
    '<p><ruby><rb>漢</rb><rp>(</rp><rt>hàn</rt><rp>)</rp></ruby></p>',
    '<p><ruby>漢<rp>(</rp><rt>hàn</rt><rp>)</rp></ruby></p>',
  ],
  rb: ['<p><ruby><rb>漢</rb></ruby></p>', '<p><ruby>漢</ruby></p>'],
  rt: ['<p><ruby><rt>hàn</rt></ruby></p>', '<p><ruby><rt>hàn</rt></ruby></p>'],
  rp: ['<p><ruby><rp>(</rp></ruby></p>', '<p><ruby><rp>(</rp></ruby></p>'],
  x: ['<p>a<x>, </x>b</p>', '<p>a, b</p>'],
};
