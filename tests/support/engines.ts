import { serviceEnvironment } from '../../ops/native/settings.ts';

/** Where the engines are: what the environment says (Docker, CI), else the ones that `npm run services` started. */
export const engineEnvironment = (): Record<string, string> =>
  process.env.IMPRINT_DATABASE_URL ? (process.env as Record<string, string>) : serviceEnvironment();
