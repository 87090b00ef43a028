import type { Importing } from '../../src/features/editorial/import/import.server.ts';
import type { ScannedPackage } from '../../src/features/editorial/import/use-cases/scan-package.ts';

/** A package on this machine, ready to be imported. */
export async function openScanned(
  { importing }: { importing: Importing },
  path: string,
  name = 'jats',
): Promise<ScannedPackage> {
  const format = importing.formats.find((one) => one.name === name);
  if (!format) throw new Error(`There is no format "${name}".`);
  const scanned = await importing.scan(await importing.open(path, format));
  if (!scanned.ok) throw new Error(`The package was refused: ${JSON.stringify(scanned.failure)}`);
  return scanned.value;
}
