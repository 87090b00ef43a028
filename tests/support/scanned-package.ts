import type { Importing } from '../../src/features/editorial/import/import.server.ts';
import type { ScannedPackage } from '../../src/features/editorial/import/use-cases/scan-package.ts';
import { openPackage } from '../../src/platform/documents/archives/open-package.ts';

/** A package on this machine, ready to be imported. */
export async function openScanned({ importing }: { importing: Importing }, path: string): Promise<ScannedPackage> {
  const scanned = await importing.scan(await openPackage(path));
  if (!scanned.ok) throw new Error(`The package was refused: ${JSON.stringify(scanned.failure)}`);
  return scanned.value;
}
