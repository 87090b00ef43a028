import type { AccessDecision } from '../../../platform/kernel/access.ts';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Access, Reader } from '../../../platform/ports/access.ts';
import type { ComparedVersion } from '../domain/redline/fact-changes.ts';
import type { Summary } from '../domain/redline/summary.ts';
import type { RedlineStore, VersionedArticle } from '../store/postgres-redlines.ts';
import type { WantRedline } from './make-redlines.ts';

export interface ReadChanges {
  readonly article: VersionedArticle;
  readonly from: ComparedVersion;
  readonly to: ComparedVersion;
  readonly reading: AccessDecision;
  readonly text:
    | { readonly state: 'ready'; readonly sha256: string; readonly summary: Summary }
    | { readonly state: 'same' | 'preparing' | 'missing' | 'impossible' | 'closed' };
}

interface Wanted {
  readonly id: Id;
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** What changed between two versions, as far as one reader may know. A redline that is not there yet is requested. */
export const readChanges =
  (store: RedlineStore, access: Access, want: WantRedline) =>
  async (site: SiteContext, { id, from, to }: Wanted, reader: Reader): Promise<Result<ReadChanges, Failure>> => {
    const article = await store.article(site, id);
    if (!article) return failed(failure('articleIdNotExist'));
    const pair = choosePair(article.versions, from, to);
    if (!pair) return failed(failure('notFound'));
    const subject = { openAccess: article.accessType === 0, within: article.journal, embargo: article.embargo };
    const reading = await access.decide(site, reader, subject, 'read');
    return success({ article, ...pair, reading, text: await textOf() });

    async function textOf(): Promise<ReadChanges['text']> {
      const [before, after] = [pair?.from.body, pair?.to.body];
      if (!before || !after) return { state: 'missing' };
      if (before === after) return { state: 'same' };
      if (!reading.allowed) return { state: 'closed' };
      const made = article?.redlines.find((one) => one.before === before && one.after === after);
      if (made)
        return made.sha256 ? { state: 'ready', sha256: made.sha256, summary: made.summary } : { state: 'impossible' };
      await want({ site: site.target.id, article: id, before, after });
      return { state: 'preparing' };
    }
  };

/** The two versions that are meant, the earlier first; nothing if there are no such two. */
function choosePair(versions: readonly ComparedVersion[], from: number | undefined, to: number | undefined) {
  const later = to === undefined ? versions.at(-1) : versions.find(({ number }) => number === to);
  if (!later) return undefined;
  const earlier =
    from === undefined
      ? versions.findLast(({ number }) => number < later.number)
      : versions.find(({ number }) => number === from);
  return earlier && earlier.number < later.number ? { from: earlier, to: later } : undefined;
}
