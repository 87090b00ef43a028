import type { Chance, HostileUpload } from './hostile-upload.ts';

const padded = (start: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from(start as string, 'latin1'), Buffer.alloc(600)]);

/** What is sent in place of a paper, by its first bytes. */
const contents: Readonly<Record<string, Buffer>> = {
  'a program for Windows': padded('MZ\x90\0\x03\0\0\0'),
  'a program for Linux': padded('\x7fELF\x02\x01\x01\0'),
  'a program for Mac': padded(Buffer.from('cffaedfe07000001', 'hex')),
  'a program for several Macs': padded(Buffer.from('cafebabe00000002', 'hex')),
  'a program in Java': padded(Buffer.from('cafebabe00000034', 'hex')),
  'a shell script': Buffer.from('#!/bin/sh\nrm -rf ~\n'),
  'a shortcut of Windows': padded(Buffer.from('4c0000000114020000000000c000000000000046', 'hex')),
  'an old Word document': padded(Buffer.from('d0cf11e0a1b11ae1', 'hex')),
  'a locked new document': Buffer.concat([
    padded(Buffer.from('d0cf11e0a1b11ae1', 'hex')),
    Buffer.from('EncryptedPackage', 'utf16le'),
    Buffer.alloc(100),
  ]),
  'a web page': Buffer.from('<!DOCTYPE html><html><script>alert(1)</script></html>'),
  'a web page behind spaces': Buffer.from(`${' '.repeat(900)}<html><body onload=alert(1)>`),
  'a drawing with a script': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'a drawing behind a declaration': Buffer.from(
    '<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  ),
  'a PHP program': Buffer.from('<?php system($_GET["c"]); ?>'),
  'rich text with an object': Buffer.from('{\\rtf1{\\object\\objdata 0105000002000000}}'),
  'a GIF': padded('GIF89a\x01\0\x01\0'),
  'a GIF that is a script': Buffer.from('GIF89a/*\x01\0*/=1;alert(1)//', 'latin1'),
  'a Photoshop picture': padded('8BPS\0\x01'),
  'a RAR archive': padded('Rar!\x1a\x07\x01\0'),
  'a 7z archive': padded(Buffer.from('377abcaf271c0004', 'hex')),
  'a gzip archive': padded(Buffer.from('1f8b0800000000000003', 'hex')),
  PostScript: Buffer.from('%!PS-Adobe-3.0\n(/etc/passwd) (r) file\n'),
  WebAssembly: padded('\0asm\x01\0\0\0'),
  'a Flash film': padded('CWS\x0a'),
  'a cabinet': padded('MSCF\0\0\0\0'),
  'a web archive': Buffer.from('MIME-Version: 1.0\nContent-Type: multipart/related\n\n<html><script>1</script></html>'),
  'a database': padded('SQLite format 3\0'),
  'nothing but zeros': Buffer.alloc(5_000),
};

const names = [
  ...[
    ['paper.pdf', 'manuscript'],
    ['paper.docx', 'manuscript'],
    ['paper.xml', 'manuscript'],
    ['paper.zip', 'manuscript'],
    ['paper.tex', 'manuscript'],
  ],
  ...[
    ['figure.png', 'figure'],
    ['figure.jpg', 'figure'],
    ['figure.tif', 'figure'],
    ['figure.webp', 'figure'],
  ],
  ...[
    ['data.xlsx', 'supplement'],
    ['film.mp4', 'video'],
    ['captions.vtt', 'captions'],
    ['letter.pdf', 'letter'],
  ],
] as [string, HostileUpload['role']][];

export function disguised(chance: Chance): HostileUpload {
  const [harm, content] = chance.pick(Object.entries(contents));
  const [name, role] = chance.pick(names);
  return { harm: `${harm} called ${name}`, name, role, content: () => content, isRefused: true };
}
