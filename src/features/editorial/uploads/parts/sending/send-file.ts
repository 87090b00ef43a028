import type { SentFileRole } from '../../../../../platform/kernel/sent-file.ts';

type SentFile = Pick<File, 'name' | 'size' | 'lastModified' | 'slice'>;

export interface SendProgress {
  /** How many bytes are there, or on their way. */
  readonly sent: number;
  /** The connection is lost; it goes on by itself. */
  readonly isLost: boolean;
}

export interface SendOptions {
  readonly role: SentFileRole;
  onProgress?(progress: SendProgress): void;
  /** Stops sending. What has arrived stays, and the same file goes on there. */
  readonly signal?: AbortSignal;
}

export interface WireRequest {
  readonly method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Blob;
  /** How many bytes of the body the browser has handed over. */
  onSent?(bytes: number): void;
  readonly signal?: AbortSignal | undefined;
}

export interface WireAnswer {
  readonly status: number;
  header(name: string): string | null;
  readonly text: string;
}

/** Asks, and answers nothing where the connection was lost. */
export type Wire = (request: WireRequest) => Promise<WireAnswer | undefined>;

/** What sending stands on: a test gives others than a browser. */
export interface Sending {
  readonly wire: Wire;
  readonly memory: Storage | undefined;
  /** Sent with every request: who asks, and in which language. */
  headers(): Readonly<Record<string, string>>;
  /** Waits, or until the browser is online again. */
  wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
}

/** The server will not take this file, and why, in the words that it has for the reader. */
export class SendRefused extends Error {}

export const uploadAddress = '/rc-pub/front/upload';
export const chunkBytes = 8 * 1_048_576;
const longestPauseSeconds = 30;

const uploadIdOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

/** Whatever may pass: no connection, a server that restarts, another request of ours that has not ended yet. */
const mayPass = ({ status }: WireAnswer): boolean => status >= 500 || [408, 409, 423, 425, 429, 460].includes(status);
const isGone = ({ status }: WireAnswer): boolean => status === 404 || status === 410;

/**
 * Sends a file by the tus protocol (1.0), in pieces, for as long as it takes, and answers the id of the upload. Whatever breaks, the
 * server is asked how much it has, and sending goes on from there.
 */
export async function sendFile(file: SentFile, options: SendOptions, sending: Sending): Promise<string> {
  const { role, onProgress, signal } = options;
  const remembered = rememberedAddress(sending.memory, file, role);
  let pauseSeconds = 1;
  let sent = 0;
  const tell = (bytes: number, isLost = false) => {
    sent = bytes;
    onProgress?.({ sent, isLost });
  };

  const ask = (request: Omit<WireRequest, 'signal'>) =>
    sending.wire({
      ...request,
      headers: { ...sending.headers(), 'tus-resumable': '1.0.0', ...request.headers },
      signal,
    });

  /** Asks until there is an answer that counts. */
  async function insist(request: () => ReturnType<typeof ask>): Promise<WireAnswer> {
    for (;;) {
      const answer = await request();
      if (answer && !mayPass(answer)) {
        pauseSeconds = 1;
        return answer;
      }
      await pause();
    }
  }

  async function pause(): Promise<void> {
    tell(sent, true);
    await sending.wait(pauseSeconds * 1_000, signal);
    pauseSeconds = Math.min(pauseSeconds * 2, longestPauseSeconds);
  }

  async function begin(): Promise<string> {
    const headers = {
      'upload-length': String(file.size),
      'upload-metadata': `name ${base64(file.name)},role ${base64(role)}`,
    };
    const answer = await insist(() => ask({ method: 'POST', address: uploadAddress, headers }));
    const address = answer.header('location');
    if (answer.status !== 201 || !address) throw refusedBy(answer);
    remembered.keep(address);
    return address;
  }

  /** How much of it the server has; nothing where it does not know it any more. */
  async function offsetAt(address: string): Promise<number | undefined> {
    const answer = await insist(() => ask({ method: 'HEAD', address, headers: {} }));
    if (isGone(answer)) return undefined;
    const offset = Number(answer.header('upload-offset') ?? Number.NaN);
    if (answer.status >= 300 || !Number.isInteger(offset) || offset > file.size) throw refusedBy(answer);
    return offset;
  }

  async function sendChunk(address: string, offset: number): Promise<number | 'broken'> {
    const answer = await ask({
      method: 'PATCH',
      address,
      body: file.slice(offset, offset + chunkBytes),
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
      onSent: (bytes) => tell(Math.min(offset + bytes, file.size)),
    });
    if (!answer || mayPass(answer) || isGone(answer)) return 'broken';
    if (answer.status !== 204) throw refusedBy(answer);
    return Number(answer.header('upload-offset'));
  }

  let address = remembered.read();
  let offset = address === undefined ? undefined : await offsetAt(address);
  while (address === undefined || offset === undefined || offset < file.size) {
    if (address === undefined || offset === undefined) {
      address = await begin();
      offset = 0;
    }
    const after = await sendChunk(address, offset);
    if (after === 'broken') {
      await pause();
      offset = await offsetAt(address);
    } else {
      offset = after;
      pauseSeconds = 1;
    }
    if (offset !== undefined) tell(offset);
  }
  tell(file.size);
  remembered.forget();
  return uploadIdOf(address);
}

/** Tells the server to throw away what it has of a file. */
export async function dropUpload(address: string, { wire, headers }: Sending): Promise<void> {
  await wire({ method: 'DELETE', address, headers: { ...headers(), 'tus-resumable': '1.0.0' } });
}

function refusedBy({ text }: WireAnswer): SendRefused {
  try {
    return new SendRefused(String((JSON.parse(text) as { message?: string }).message ?? ''));
  } catch {
    return new SendRefused('');
  }
}

/** To which address a file was being sent, so that the same file goes on there after the page was loaded anew. */
export function rememberedAddress(memory: Storage | undefined, file: SentFile, role: SentFileRole) {
  const key = `imprint-upload ${role} ${file.size} ${file.lastModified} ${file.name}`;
  // A browser may refuse to remember anything; then a file just begins anew.
  const quietly = <Answer>(work: () => Answer): Answer | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  return {
    read: (): string | undefined => quietly(() => memory?.getItem(key)) ?? undefined,
    keep: (address: string) => void quietly(() => memory?.setItem(key, address)),
    forget: () => void quietly(() => memory?.removeItem(key)),
  };
}
