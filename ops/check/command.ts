import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Outcome, outcomeOf, type Step } from './step.ts';

export const checkout = join(import.meta.dirname, '..', '..');

export interface Ended {
  readonly status: number;
  readonly output: string;
}

interface CommandOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Long runs show what they do while they do it. */
  readonly aloud?: boolean;
}

/** Runs a program to its end, whatever the end; `ops/with-node` has put the right Node and the packages' programs on the PATH. */
export function runCommand(command: readonly string[], options: CommandOptions = {}): Promise<Ended> {
  const [program = '', ...words] = command;
  return new Promise((resolve) => {
    const child = spawn(program, words, {
      cwd: options.cwd ?? checkout,
      env: { ...process.env, NO_COLOR: '1', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
        if (options.aloud) process.stdout.write(chunk);
      });
    }
    child.on('error', (problem) =>
      resolve({ status: 127, output: `${program} could not be started: ${problem.message}` }),
    );
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

/** A step that passes when each of its commands ends well. */
export const commandStep = (name: string, proves: string, ...commands: readonly (readonly string[])[]): Step => ({
  name,
  proves,
  async run(): Promise<Outcome> {
    let words = '';
    for (const command of commands) {
      const { status, output } = await runCommand(command);
      if (status !== 0) return outcomeOf([`${command.join(' ')} ended with ${status}\n${output.trimEnd()}`]);
      words = output.trimEnd().split('\n').at(-1) ?? '';
    }
    return outcomeOf([], words);
  },
});
