import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PlainProblem } from './plain-problem.ts';

interface RunOptions {
  input?: string;
  env?: Record<string, string | undefined>;
  cwd?: string;
}

/** Runs a program to its end and gives what it printed; a failure carries the end of its output. */
export function run(command: readonly string[], options: RunOptions = {}): Promise<string> {
  const [program = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: options.cwd, env: { ...process.env, ...options.env } });
    let output = '';
    let all = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      all += chunk;
    });
    child.stderr.on('data', (chunk) => {
      all += chunk;
    });
    child.on('error', () => reject(new PlainProblem(`${program} could not be started; is it installed?`)));
    child.on('close', (status) => {
      if (status === 0) resolve(output.trim());
      else reject(new PlainProblem(`${program} failed (${status}):\n${lastLines(all, 15)}`));
    });
    child.stdin.on('error', () => {});
    child.stdin.end(options.input ?? '');
  });
}

export function lastLines(text: string, count: number): string {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}

/** Where a program is, looking also where Debian keeps daemons that an ordinary PATH lacks. */
export function findProgram(name: string, alsoIn: readonly string[] = []): string | undefined {
  const folders = [...alsoIn, ...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
