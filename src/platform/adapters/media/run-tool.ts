import { spawn } from 'node:child_process';
import { failed, type Result, success } from '../../kernel/result.ts';
import type { Refusal } from '../../ports/jobs.ts';
import { sandboxed } from './sandbox.ts';

export interface ToolLimits {
  readonly seconds: number;
  /** Of address space; the tool's own code and threads count as well. */
  readonly memoryBytes?: number;
  /** Of written memory, for a program that reserves far more addresses than it uses. */
  readonly dataBytes?: number;
  readonly fileBytes: number;
}

interface ToolRun {
  readonly words: readonly string[];
  /** Where it works; it gets no other. */
  readonly folder: string;
  /** What else it may read, besides the system's own programs. */
  readonly readable?: readonly string[];
  readonly limits: ToolLimits;
  readonly signal: AbortSignal;
  readonly onLine?: (line: string) => void;
  /** Someone waits for it. */
  readonly hurried?: boolean;
}

const mostOutput = 4 * 1_048_576;

/**
 * Runs a program that reads a stranger's file, in the sandbox and behind the kernel's limits. That it ends badly is the file's fault and a refusal;
 * that it can't run, or is stopped, is ours and thrown.
 */
export async function runTool(
  name: string,
  { words, folder, readable = [], limits, signal, onLine, hurried = false }: ToolRun,
): Promise<Result<string, Refusal>> {
  const sandbox = await sandboxed({ folder, readable });
  signal.throwIfAborted();
  const fences = [
    ...(limits.memoryBytes ? [`--as=${limits.memoryBytes}`] : []),
    ...(limits.dataBytes ? [`--data=${limits.dataBytes}`] : []),
    `--fsize=${limits.fileBytes}`,
    `--cpu=${limits.seconds * 2}`,
    '--nofile=256',
    '--core=0',
  ];
  return new Promise((resolve, reject) => {
    const child = spawn('nice', ['-n', hurried ? '0' : '10', 'prlimit', ...fences, '--', ...sandbox, name, ...words], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: folder, TMPDIR: folder },
    });
    let output = '';
    let complaints = '';
    let rest = '';
    let stopped: 'late' | 'aborted' | undefined;
    const stop = (why: 'late' | 'aborted') => {
      stopped ??= why;
      child.kill('SIGKILL');
    };
    const late = setTimeout(() => stop('late'), limits.seconds * 1_000);
    const abort = () => stop('aborted');
    signal.addEventListener('abort', abort, { once: true });

    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (output.length < mostOutput) output += text;
      if (!onLine) return;
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaints = (complaints + text).slice(-4_000);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(late);
      signal.removeEventListener('abort', abort);
      if (stopped === 'aborted') return reject(new Error(`${name} was stopped.`));
      if (stopped === 'late') return resolve(failed({ reason: `it takes longer than ${limits.seconds} seconds` }));
      if (code === 0) return resolve(success(output));
      if (/No space left on device|failed to execute|^bwrap: /m.test(complaints))
        return reject(new Error(complaints.trim()));
      resolve(failed({ reason: lastWords(complaints, folder) || `${name} could not read it` }));
    });
  });
}

/** The tool's last sentence, without the paths of the machine. */
const lastWords = (complaints: string, folder: string): string =>
  (complaints.trim().split('\n').at(-1) ?? '')
    .replaceAll(folder, '')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, 200);
