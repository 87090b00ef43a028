import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface ClamdSettings {
  /** tcp://host:port, or unix:///path of a socket. */
  readonly url: string;
  /** How long it may be silent, in either direction. */
  readonly silentMilliseconds: number;
}

const mostAnswerBytes = 4_096;

/** One question to clamd: a command, what is streamed after it, and its one answer. */
export function askClamd({ url, silentMilliseconds }: ClamdSettings, command: string) {
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
