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

/** So long a connection may move no byte. */
const silentMilliseconds = 30_000;

/** Not fetch: that tells nobody how much of a body has gone out. */
export const browserWire: Wire = ({ method, address, headers, body, onSent, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout>;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), silentMilliseconds);
    };
    const stop = () => request.abort();
    const end = (outcome: () => void) => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', stop);
      outcome();
    };
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => {
      listen();
      onSent?.(loaded);
    };
    request.onload = () =>
      end(() =>
        resolve({
          status: request.status,
          header: (name) => request.getResponseHeader(name),
          text: request.responseText,
        }),
      );
    request.onerror = () => end(() => resolve(undefined));
    request.onabort = () => end(() => (signal?.aborted ? reject(signal.reason) : resolve(undefined)));
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', stop);
    listen();
    request.send(body ?? null);
  });
