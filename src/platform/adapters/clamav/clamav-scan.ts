import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { failure } from '../../kernel/failure.ts';
import { failed, success } from '../../kernel/result.ts';
import type { Log } from '../../ports/log.ts';
import type { Finding, VirusScan } from '../../ports/virus-scan.ts';
import { inWindows } from './windows.ts';

const pieceBytes = 262_144;

/**
 * ClamAV's daemon, asked by INSTREAM. It takes no more than some hundred megabytes at once, so a long film goes to it in windows
 * that overlap by more than any signature is long.
 */
export function connectClamav(settings: ClamdSettings & { readonly windowBytes: number }, log: Log): VirusScan {
  const overlapBytes = Math.min(1_048_576, Math.floor(settings.windowBytes / 4));

  async function scanWindow(window: AsyncIterable<Uint8Array>): Promise<Finding> {
    const clamd = askClamd(settings, 'INSTREAM');
    try {
      for await (const chunk of window) {
        for (let at = 0; at < chunk.length && !clamd.isOver; at += pieceBytes)
          await clamd.send(chunk.subarray(at, at + pieceBytes));
        if (clamd.isOver) break;
      }
      if (!clamd.isOver) await clamd.send(new Uint8Array(0));
      return findingOf(await clamd.answer());
    } finally {
      clamd.close();
    }
  }

  return {
    async scan(bytes) {
      let mine = false;
      const watched = watchErrors(bytes, () => {
        mine = true;
      });
      try {
        for await (const window of inWindows(watched, settings.windowBytes, overlapBytes)) {
          const finding = await scanWindow(window);
          if (finding.verdict !== 'clean') return success(finding);
        }
        return success({ verdict: 'clean' });
      } catch (problem) {
        // What the giver of the bytes throws is the giver's affair.
        if (mine) throw problem;
        log.warn({ problem }, 'the virus scanner does not answer');
        return failed(failure('unavailable'));
      }
    },

    async version() {
      const clamd = askClamd(settings, 'VERSION');
      try {
        return success(await clamd.answer());
      } catch {
        return failed(failure('unavailable'));
      } finally {
        clamd.close();
      }
    },
  };
}

async function* watchErrors(bytes: AsyncIterable<Uint8Array>, note: () => void): AsyncGenerator<Uint8Array> {
  const source = bytes[Symbol.asyncIterator]();
  const next = async () => {
    try {
      return await source.next();
    } catch (problem) {
      note();
      throw problem;
    }
  };
  try {
    for (let one = await next(); !one.done; one = await next()) yield one.value;
  } finally {
    await source.return?.();
  }
}

/** `stream: OK`, `stream: Name FOUND`, or a sentence that ends with ERROR. */
function findingOf(answer: string): Finding {
  if (answer === 'stream: OK') return { verdict: 'clean' };
  const [, name] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (name) return { verdict: name.startsWith('Heuristics.Limits.Exceeded') ? 'unsearched' : 'found', name };
  if (answer.includes('size limit exceeded')) return { verdict: 'unsearched', name: 'size' };
  throw new Error(`the virus scanner says: ${answer}`);
}

interface ClamdSettings {
  /** tcp://host:port, or unix:///path of a socket. */
  readonly url: string;
  /** How long it may be silent, in either direction. */
  readonly silentMilliseconds: number;
}

const mostAnswerBytes = 4_096;

/** One question to clamd: a command, what is streamed after it, and its one answer. */
function askClamd({ url, silentMilliseconds }: ClamdSettings, command: string) {
  const { protocol, hostname, port, pathname } = new URL(url);
  const socket: Socket =
    protocol === 'unix:' ? connect(decodeURIComponent(pathname)) : connect(Number(port) || 3310, hostname);
  socket.setTimeout(silentMilliseconds, () => socket.destroy(new Error('the virus scanner is silent')));
  const answer = readAnswer(socket);
  // Whoever streams meets the problem at the next write; until then nobody listens for it.
  answer.catch(() => {});
  socket.write(`z${command}\0`);

  return {
    /** Whether clamd has answered or gone before everything was sent: it does so when it has seen enough. */
    get isOver() {
      return socket.destroyed || socket.readableEnded || socket.bytesRead > 0;
    },
    async send(bytes: Uint8Array): Promise<void> {
      if (socket.destroyed) return;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      socket.write(length);
      if (!socket.write(bytes)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {});
    },
    answer: () => answer,
    close: () => socket.destroy(),
  };
}

async function readAnswer(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) {
    text += (chunk as Buffer).toString();
    if (text.length > mostAnswerBytes) throw new Error('the virus scanner does not keep to its protocol');
    if (text.includes('\0')) break;
  }
  if (!text.includes('\0')) throw new Error('the virus scanner broke off');
  return text.slice(0, text.indexOf('\0'));
}
