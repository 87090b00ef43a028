export interface Mail {
  id: number;
  received: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  source: string;
}

interface Part {
  headers: Map<string, string>;
  body: string;
}

/** Reads what a person wants to see of a mail: its subject and its text and HTML parts. */
export function readMail(id: number, to: string[], source: string): Mail {
  const whole = split(source);
  const leaves = leavesOf(whole);
  const bodyOf = (type: string) => {
    const leaf = leaves.find(({ headers }) =>
      (headers.get('content-type') ?? 'text/plain').toLowerCase().startsWith(type),
    );
    return leaf ? decodeBody(leaf) : '';
  };
  return {
    id,
    received: new Date().toISOString(),
    from: decodeWords(whole.headers.get('from') ?? ''),
    to,
    subject: decodeWords(whole.headers.get('subject') ?? ''),
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
    source,
  };
}

function split(source: string): Part {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: rest.join('\r\n\r\n') };
}

function leavesOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)/i.exec(part.headers.get('content-type') ?? '')?.[1];
  if (!boundary) return [part];
  const pieces = part.body.split(`--${boundary}`).slice(1, -1);
  return pieces.flatMap((piece) => leavesOf(split(piece.replace(/^\r?\n/, ''))));
}

function decodeBody({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding === 'quoted-printable') return decodeQuoted(body.replace(/=\r?\n/g, ''));
  return body;
}

const decodeQuoted = (text: string) =>
  text.replace(/(?:=[0-9A-F]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

/** Header words such as `=?UTF-8?B?5pyf5YiK?=`. */
function decodeWords(header: string): string {
  const joined = header.replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(/=\?[^?]+\?([BQ])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
    kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : decodeQuoted(text.replaceAll('_', ' ')),
  );
}
