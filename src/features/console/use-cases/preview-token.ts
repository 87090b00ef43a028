import type { Keys } from '../../../platform/ports/keys.ts';

/** What the link of a preview opens: one thing of one site, for a time. Moments are milliseconds since 1970. */
export interface PreviewLink {
  readonly site: number;
  readonly kind: string;
  readonly id: string;
  readonly made: number;
  readonly until: number;
}

const form = /^(?<site>\d{1,7})\.(?<kind>[a-z-]{1,40})\.(?<made>\d{1,14})\.(?<until>\d{1,14})\.(?<id>[\w.-]{1,80})$/;

/** Computed and not kept: whoever reads the database opens nothing. */
export const createPreviewTokens = (keys: Keys) => ({
  write({ site, kind, id, made, until }: PreviewLink): string {
    const words = [site, kind, made, until, id].join('.');
    return `${words}.${keys.sign(words)}`;
  },
  read(token: string): PreviewLink | undefined {
    const place = token.lastIndexOf('.');
    const words = token.slice(0, Math.max(0, place));
    const found = form.exec(words)?.groups;
    if (!found || !keys.verify(words, token.slice(place + 1))) return undefined;
    const { site, kind = '', id = '', made, until } = found;
    return { site: Number(site), kind, id, made: Number(made), until: Number(until) };
  },
});
