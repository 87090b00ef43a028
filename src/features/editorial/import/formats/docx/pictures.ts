import type { OpenDocx } from '../../../../../platform/documents/docx/open-docx.ts';
import type { NotTaken } from '../../../../../platform/kernel/not-taken.ts';
import { placeOf, type Relation } from './relations.ts';

/** A picture that stands in the document, under a name of our own. */
export interface TakenPicture {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

const mostBytes = 24 * 1_048_576;
const mostTogether = 96 * 1_048_576;
const mostPictures = 500;

interface PictureType {
  readonly contentType: string;
  readonly ending: string;
  /** In hexadecimal; a dot stands for any. */
  readonly starts: RegExp;
}

/** What browsers show, or what can be made into it. Their first bytes say what they are, never their names. */
const types: readonly PictureType[] = [
  { contentType: 'image/png', ending: 'png', starts: /^89504e470d0a1a0a/ },
  { contentType: 'image/jpeg', ending: 'jpg', starts: /^ffd8ff/ },
  { contentType: 'image/gif', ending: 'gif', starts: /^47494638(?:37|39)61/ },
  { contentType: 'image/webp', ending: 'webp', starts: /^52494646.{8}57454250/ },
  { contentType: 'image/tiff', ending: 'tif', starts: /^(?:49492a00|4d4d002a)/ },
];

/** The pictures of a document: each is taken once, however often it stands there. */
export async function picturesOf(
  docx: Pick<OpenDocx, 'file'>,
  relations: Iterable<Relation>,
): Promise<{ readonly taken: ReadonlyMap<string, TakenPicture>; readonly refused: ReadonlyMap<string, NotTaken> }> {
  const taken = new Map<string, TakenPicture>();
  const refused = new Map<string, NotTaken>();
  let together = 0;
  for (const relation of relations) {
    const place = placeOf(relation);
    if (relation.isExternal || taken.has(place) || refused.has(place) || !/^word\/media\//.test(place)) continue;
    const name = place.slice(place.lastIndexOf('/') + 1);
    const read = await docx.file(place, Math.min(mostBytes, mostTogether - together));
    if (!read.ok || taken.size >= mostPictures) {
      refused.set(place, { kind: 'picture-too-large', name });
      continue;
    }
    const bytes = read.value;
    const beginning = bytes?.subarray(0, 16).toString('hex') ?? '';
    const type = types.find(({ starts }) => starts.test(beginning));
    if (!bytes) refused.set(place, { kind: 'picture-missing', name });
    else if (!type) refused.set(place, { kind: 'picture-format', name });
    else {
      together += bytes.length;
      const { contentType, ending } = type;
      taken.set(place, { name: `picture-${taken.size + 1}.${ending}`, contentType, bytes });
    }
  }
  return { taken, refused };
}
