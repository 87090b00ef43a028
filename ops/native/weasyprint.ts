import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPythonPackages } from './python.ts';
import { findProgram } from './run.ts';
import { services, weasyPrintFolder } from './settings.ts';

/** Brings what makes PDFs of papers. A machine whose Python has none of the pinned packages does without. */
export async function provideWeasyPrint(report: (what: string) => void): Promise<void> {
  if (existsSync(weasyPrintFolder())) return;
  const python = findProgram('python3');
  if (!python) return report('WeasyPrint is left out: there is no Python for it');
  report('fetching WeasyPrint');
  const pinned = readFileSync(join(services.checkout, 'ops', 'native', 'config', 'weasyprint.txt'), 'utf8');
  await installPythonPackages(python, pinned, weasyPrintFolder()).catch((problem: Error) =>
    report(`WeasyPrint is left out: ${problem.message}`),
  );
}
