import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How an engine is started. When any of it differs from what runs, the engine is started anew. */
export interface Launch {
  command: readonly string[];
  env?: Record<string, string>;
  /** Contents of configuration files, so that an edited file counts as a difference. */
  configuration?: string;
  /** Where it is started; the state folder unless told. */
  folder?: string;
  /** What asks the engine to finish its work and go; SIGTERM unless told. */
  stopSignal?: NodeJS.Signals;
}

export interface Service {
  name: string;
  port: number;
  /** How long a first start may take, in seconds. */
  patience: number;
  /** A sentence saying what must be installed, if anything. */
  missing(): string | undefined;
  version(): Promise<string>;
  /** Makes folders and configuration ready; cheap when they are already. */
  prepare(): Promise<Launch>;
  isReady(): Promise<boolean>;
  /** What the portal expects to find in a fresh engine; safe to repeat. */
  furnish?(): Promise<void>;
}

export function readConfiguration(name: string): string {
  return readFileSync(join(import.meta.dirname, 'config', name), 'utf8');
}
