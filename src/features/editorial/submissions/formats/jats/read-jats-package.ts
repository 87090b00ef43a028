import { failed, type Result } from '../../../../../platform/kernel/result.ts';
import type { Refusal } from '../../../../../platform/reading/refusal.ts';
import { beginningOf } from '../../../../../platform/reading/xml/decode-xml.ts';
import { usualCaps } from '../../../../../platform/reading/xml/read-xml.ts';
import { rootName } from '../../../../../platform/reading/xml/root-name.ts';
import type { ByteSource } from '../../domain/file-rules/byte-source.ts';
import type { ManuscriptGuess } from '../../domain/manuscript-guess.ts';
import { openZip } from '../zip/open-zip.ts';
import { readEntry } from '../zip/read-entry.ts';
import { readJatsHead } from './read-jats-head.ts';

const mostEntries = 5_000;
const mostLooked = 10;

/** A zip archive with an article in JATS among its files. */
export async function readJatsPackage(source: ByteSource): Promise<Result<ManuscriptGuess, Refusal>> {
  const zip = await openZip(source, mostEntries);
  if (!zip.ok) return failed({ reason: 'the archive is damaged' });
  const texts = zip.value.entries.filter(
    ({ name }) => /\.(?:xml|jats|nxml)$/i.test(name) && !name.startsWith('__MACOSX/'),
  );
  for (const { name } of texts.slice(0, mostLooked)) {
    const bytes = await readEntry(zip.value, name, usualCaps.bytes);
    if (bytes.ok && bytes.value && rootName(beginningOf(bytes.value)) === 'article') return readJatsHead(bytes.value);
  }
  return failed({ reason: 'the archive has no article in JATS' });
}
