import { existsSync } from 'node:fs';
import { modelsFolder, serviceEnvironment, weasyPrintFolder } from '../../ops/native/settings.ts';

/** Where the engines are: what the environment says (Docker, CI), else the ones that `npm run services` started. */
export function engineEnvironment(): Record<string, string> {
  const {
    IMPRINT_MODELS: _,
    IMPRINT_WEASYPRINT: __,
    ...engines
  } = process.env.IMPRINT_DATABASE_URL ? (process.env as Record<string, string>) : serviceEnvironment();
  return engines;
}

/** For the tests that are about meaning; all others search by words, as an installation without models does. */
export const modelEnvironment = (): Record<string, string> => ({
  IMPRINT_MODELS: process.env.IMPRINT_MODELS ?? modelsFolder(),
});

/** For the tests that are about PDFs of papers; nothing where WeasyPrint could not be installed. */
export const typesetterEnvironment = (): Record<string, string> => {
  const packages = process.env.IMPRINT_WEASYPRINT ?? weasyPrintFolder();
  return existsSync(packages) ? { IMPRINT_WEASYPRINT: packages } : {};
};
