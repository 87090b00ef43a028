import { modelsFolder, serviceEnvironment } from '../../ops/native/settings.ts';

/** Where the engines are: what the environment says (Docker, CI), else the ones that `npm run services` started. */
export function engineEnvironment(): Record<string, string> {
  const { IMPRINT_MODELS: _, ...engines } = process.env.IMPRINT_DATABASE_URL
    ? (process.env as Record<string, string>)
    : serviceEnvironment();
  return engines;
}

/** For the tests that are about meaning; all others search by words, as an installation without models does. */
export const modelEnvironment = (): Record<string, string> => ({
  IMPRINT_MODELS: process.env.IMPRINT_MODELS ?? modelsFolder(),
});
