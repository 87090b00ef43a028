import type { App } from '../create-app.ts';

export interface Command {
  readonly purpose: string;
  run(app: App, words: readonly string[]): Promise<void>;
}
