import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Result, success } from '../../../../platform/kernel/result.ts';
import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';
import type { CutPicture } from '../../../../platform/ports/cut-picture.ts';
import type { Refusal } from '../../../../platform/ports/jobs.ts';
import type { MediaTools } from '../../../../platform/ports/media-tools.ts';
import type { DrawnFormula, Typesetter } from '../../../../platform/ports/typesetter.ts';
import { hashIn, inJats, pictureHashes } from '../epub/write-book.ts';
import { mathml } from '../epub/xhtml-of-jats.ts';
import { xmlElement } from '../written-xml.ts';
import { formulaWords } from './formula-words.ts';
import { type PdfParts, pdfPage } from './pdf-page.ts';

/** What is said around a paper, in its language. */
export type PdfSayings = Pick<PdfParts, 'origin' | 'words' | 'citation'>;

export interface SettingParts {
  readonly typesetter: Typesetter;
  readonly tools: Pick<MediaTools, 'recognise' | 'makePictures'>;
  readonly cutPicture: CutPicture;
  /** Bytes of a picture of the paper. */
  readonly picture: (sha256: string) => Promise<Buffer | undefined>;
}

/** A paper that is ready to be set. */
export interface ReadyPaper {
  /** SHA-256 of its page, with pictures and formulas as they came: the same paper has the same. */
  readonly madeOf: string;
  /** Sets it in the folder and answers where the PDF lies. */
  set(folder: string, signal: AbortSignal): Promise<Result<string, Refusal>>;
}

/** Of all pictures of a paper; those that come after are named by their words. */
const mostPictureBytes = 48 * 1_048_576;
const mostFormulas = 4_000;
/** As wide as a page at 250 points an inch. */
const longest = 1_600;

export function readyPaper(record: WorkRecord, body: string, sayings: PdfSayings, parts: SettingParts): ReadyPaper {
  const { typesetter, tools, cutPicture } = parts;
  const jats = inJats({ record, body }, sayings.origin);
  const formulas = new Set<string>();
  const plain = pdfPage(record, jats, {
    ...sayings,
    picture: (address) => hashIn(address) || undefined,
    formula: (math) => {
      const written = mathml(math);
      formulas.add(written);
      return written;
    },
  });

  async function set(folder: string, signal: AbortSignal): Promise<Result<string, Refusal>> {
    const drawable = [...formulas].slice(0, mostFormulas);
    const drawn = await typesetter.drawFormulas(drawable, folder, signal);
    if (!drawn.ok) return drawn;
    const drawings = new Map(drawable.map((formula, at) => [formula, drawn.value[at]]));
    const pictures = await picturesOf(folder);
    const page = pdfPage(record, jats, {
      ...sayings,
      picture: (address) => pictures.get(hashIn(address)),
      formula: (math) => formulaElement(drawings.get(mathml(math)), formulaWords(math)),
    });
    const target = join(folder, 'paper.pdf');
    const made = await typesetter.setPages(page, folder, target, signal);
    return made.ok ? success(target) : made;
  }

  async function picturesOf(folder: string): Promise<ReadonlyMap<string, string>> {
    const pictures = new Map<string, string>();
    let room = mostPictureBytes;
    for (const sha256 of pictureHashes(jats)) {
      const address = room > 0 ? await pictureOf(sha256, folder) : undefined;
      if (!address || address.length > room) continue;
      room -= address.length;
      pictures.set(sha256, address);
    }
    return pictures;
  }

  /** Made anew by whoever reads strangers' pictures, and no larger than paper shows. A photograph stays one, a drawing keeps its lines. */
  async function pictureOf(sha256: string, folder: string): Promise<string | undefined> {
    const original = await parts.picture(sha256);
    if (!original) return undefined;
    const [given, target] = [join(folder, 'picture'), join(folder, 'picture.webp')];
    await writeFile(given, original);
    const type = await tools.recognise(given);
    if (!type?.startsWith('image/')) return undefined;
    const made = await tools.makePictures(given, type, [{ longest, target }]);
    const [file] = made.ok ? made.value.files : [];
    if (!file?.width || !file.height) return undefined;
    const format = /png|svg|gif/.test(type) ? 'png' : 'jpg';
    const size = { width: file.width, height: file.height };
    const cut = await cutPicture(await readFile(target), 'image/webp', {
      region: { left: 0, top: 0, ...size },
      ...size,
      mirrored: false,
      degrees: 0,
      quality: 'default',
      format,
    });
    return cut.ok
      ? `data:image/${format === 'jpg' ? 'jpeg' : 'png'};base64,${cut.value.toString('base64')}`
      : undefined;
  }

  return { madeOf: createHash('sha256').update(plain).digest('hex'), set };
}

/** Without a drawing its words stand there, which are plain to read in most formulas. */
function formulaElement(drawn: DrawnFormula | null | undefined, words: string): string {
  if (!drawn) return xmlElement('span', words.replaceAll(/[&<>]/g, ' '), { class: 'formula-words' });
  const src = `data:image/svg+xml;base64,${Buffer.from(drawn.svg).toString('base64')}`;
  return xmlElement('img', '', {
    class: 'formula-drawing',
    alt: words || '–',
    src,
    style: `vertical-align:-${drawn.below}ex`,
  });
}
