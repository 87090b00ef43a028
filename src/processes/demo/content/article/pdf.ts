const lettersInLine = 88;
const lettersInHeading = 68;
const linesOnPage = 46;

/** One page of plain Latin text as PDF; other signs are left out, for the page has no font of its own. */
export function plainPdf(heading: string, text: string): Buffer {
  const head = wrap(heading, lettersInHeading);
  const lines = [...head, '', ...wrap(text, lettersInLine)].slice(0, linesOnPage).map(toLatin);
  const shown = lines.map(
    (line, place) => `${place < head.length ? '/F1 13 Tf' : '/F1 11 Tf'} (${escapePdf(line)}) Tj T*`,
  );
  const content = `BT 72 770 Td 15 TL ${shown.join('\n')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, place) => {
    const start = file.length;
    file += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const rows = places.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}

const toLatin = (line: string): string =>
  line
    .replace(/[–—]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '');

const escapePdf = (line: string): string => line.replace(/[\\()]/g, (sign) => `\\${sign}`);

function wrap(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line.length + word.length + 1 > letters) {
        lines.push(line);
        line = word;
      } else line = line ? `${line} ${word}` : word;
    }
    lines.push(line);
  }
  return lines;
}
