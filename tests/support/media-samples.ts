import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ffmpeg = (...words: string[]) => run('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...words]);

/** A clip with moving bars and a tone, as sample data. */
export const makeVideo = (path: string, { seconds = 8, size = '640x360', more = [] as string[] } = {}) =>
  ffmpeg(
    ...['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=8:duration=${seconds}`],
    ...['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`],
    ...['-c:v', path.endsWith('.webm') ? 'libvpx' : 'libx264', '-pix_fmt', 'yuv420p', '-shortest', ...more, path],
  );

/** A tone that grows louder, as sample data. */
export const makeSound = (path: string, seconds = 5) =>
  ffmpeg('-f', 'lavfi', '-i', `sine=frequency=330:duration=${seconds}`, '-af', `afade=t=in:d=${seconds}`, path);

/** A PDF of one page for each text, written by hand. */
export function makePdf(texts: readonly string[], more: { page?: string; objects?: readonly string[] } = {}): Buffer {
  const pages = texts.map((_, index) => `${4 + index * 2} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${texts.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...texts.flatMap((text, index) => {
      const content = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`;
      const usual = `/Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${more.page ?? usual} >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
    ...(more.objects ?? []),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
