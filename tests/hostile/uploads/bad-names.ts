import { pdfOf, plainObjects, pngOf } from './good-files.ts';
import type { Chance, HostileUpload } from './hostile-upload.ts';

const names = [
  ...[
    '../paper.pdf',
    '..\\paper.pdf',
    '/etc/passwd.pdf',
    'C:\\paper.pdf',
    'a/b.pdf',
    'paper.pdf\0.exe',
    '\0.pdf',
    'a\nb.pdf',
  ],
  ...[
    'paper.pdf/',
    'con.pdf',
    'NUL',
    'aux.pdf',
    'COM1.pdf',
    'lpt9.pdf',
    '.pdf',
    '.htaccess',
    'paper.pdf.',
    'paper.pdf ',
    '',
  ],
  ...[
    'fdp.exe\u202egnp.pdf',
    'paper\u200b.pdf',
    '\u2066paper.pdf',
    'a|b.pdf',
    'a<script>.pdf',
    'a?b.pdf',
    'a*.pdf',
    'a:b.pdf',
    'a"b.pdf',
  ],
  ...[
    'paper.pdf.exe',
    'paper.exe',
    'paper',
    'paper.html',
    'paper.php',
    'paper.pdf.html',
    'paper.svg',
    'paper.docm',
    'paper.pdf::$DATA',
    'paper.jpg',
  ],
  `${'a'.repeat(300)}.pdf`,
  `${'稿'.repeat(100)}.pdf`,
];

export function badName(chance: Chance): HostileUpload {
  const name = chance.pick(names);
  const isPicture = chance.below(4) === 0 && !/\.jpg$/.test(name);
  const written = isPicture ? name.replace(/\.pdf$/, '.png') : name;
  return {
    harm: `the name ${JSON.stringify(written.slice(0, 40))}`,
    name: written,
    role: isPicture ? 'figure' : 'manuscript',
    content: () => (isPicture ? pngOf(10, 10) : pdfOf(plainObjects)),
    isRefused: true,
  };
}
