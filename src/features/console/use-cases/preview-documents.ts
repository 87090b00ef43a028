import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import { createFairShare } from '../../../platform/kernel/fair-share.ts';
import type { FieldProblem } from '../../../platform/kernel/form-field.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { readForm } from '../../../platform/kernel/read-form.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Database, Transaction } from '../../../platform/ports/database.ts';
import type { Editable } from '../../../platform/ports/editable.ts';
import type { PreviewStore } from '../store/postgres-previews.ts';
import type { ConsoleParts } from './console-parts.ts';
import type { At, DocumentEditing, Which } from './document-editing.ts';
import { createPreviewTokens } from './preview-token.ts';

const openMilliseconds = 7 * 86_400_000;

/** What of a thing is prepared: something that readers have never seen, or a draft of what they see. */
type Prepared = 'unseen' | 'draft';

type Linked =
  | { readonly outcome: 'linked'; readonly address: string; readonly until: string }
  | { readonly outcome: 'refused'; readonly problems: readonly FieldProblem[] };

/** What stands at a link for those who open it now. */
type Opening =
  | { readonly outcome: 'shown'; readonly address: string; readonly state: Prepared; readonly until: string }
  | { readonly outcome: 'published'; readonly address: string }
  | { readonly outcome: 'over' | 'incomplete' | 'busy' };

type OpenPreview = Extract<Opening, { outcome: 'shown' }>;

/**
 * What is prepared, as readers will see it. The newest draft is stored as publishing would store it, in a transaction that is taken
 * back; the page is made by the same calls as ever, which read through it.
 */
export function previewDocuments(
  { database, filesAround, record, clock, rateLimit, previews }: ConsoleParts,
  store: PreviewStore,
  { byKind, find, inSite, current, fieldsOf }: DocumentEditing,
) {
  const tokens = createPreviewTokens(previews.keys);
  const share = createFairShare<number>(() => previews.share);
  const now = () => clock.now().getTime();

  /** Nothing where there is no such thing, `published` where nothing of it is only prepared. */
  async function preparedOf(transaction: Transaction, site: SiteContext, editable: Editable, id: string) {
    const { draft, published, document } = await current(transaction, site, editable, id);
    if (!document) return null;
    const isSeen = published !== null && (!editable.isItem || (await store.isPublished(transaction, site.host.id, id)));
    if (isSeen && !draft) return 'published';
    const fields = await fieldsOf(transaction, site, editable);
    const read = readForm(fields, document);
    const place = published === null ? null : id;
    const problems = [
      ...read.problems,
      ...(editable.check?.(read.document) ?? []),
      ...((await editable.checkStored?.(transaction, site, read.document, place)) ?? []),
    ];
    return { state: isSeen ? ('draft' as const) : ('unseen' as const), place, document: read.document, problems };
  }

  /** What a link of this site shows, if its time is not over. */
  function linkAt(site: SiteContext, token: string) {
    const link = tokens.read(token);
    return link && link.site === site.host.id && link.until > now() ? link : undefined;
  }

  return {
    /** The item that a link shows, for whoever fetches what belongs to its page. */
    async itemAt(site: SiteContext, token: string): Promise<Id | null> {
      const link = linkAt(site, token);
      if (!link || !byKind.get(link.kind)?.isItem || !/^\d{1,19}$/.test(link.id)) return null;
      const endedAt = await inSite(site, (transaction) => store.endedAt(transaction, site.host.id, link.kind, link.id));
      return link.made > endedAt ? link.id : null;
    },

    /** Whether readers see what is stored of a thing. */
    isSeen: (transaction: Transaction, site: SiteContext, { isItem }: Editable, id: string) =>
      isItem ? store.isPublished(transaction, site.host.id, id) : Promise.resolve(true),

    /** A link that shows the newest draft, whenever it is opened, to everybody who has it. */
    async link({ site, account, role }: At, { kind, id }: Which): Promise<Result<Linked, Failure>> {
      const found = find(kind, role);
      if (!found.ok) return found;
      const { address } = found.value;
      if (!address) return failed(failure('notFound'));
      return inSite(site, async (transaction) => {
        const prepared = await preparedOf(transaction, site, found.value, id);
        if (prepared === null || prepared === 'published') return failed(failure('notFound'));
        if (prepared.problems.length > 0) return success({ outcome: 'refused', problems: prepared.problems });
        const made = now();
        const until = made + openMilliseconds;
        const token = tokens.write({ site: site.host.id, kind, id, made, until });
        await record(transaction, { site: site.host.id, account, action: 'preview', kind, id });
        const path = address(id);
        return success({
          outcome: 'linked',
          address: `${path}${path.includes('?') ? '&' : '?'}preview=${token}`,
          until: isoOf(until),
        });
      });
    },

    /** No link to this thing that was made before opens anything from now on. */
    async end({ site, account, role }: At, { kind, id }: Which): Promise<Result<{ ended: boolean }, Failure>> {
      const found = find(kind, role);
      if (!found.ok) return found;
      return inSite(site, async (transaction) => {
        const { document } = await current(transaction, site, found.value, id);
        if (!document) return success({ ended: false });
        await record(transaction, { site: site.host.id, account, action: 'end-previews', kind, id });
        return success({ ended: true });
      });
    },

    /** `find` reads through what the link shows; answers what it found, or why there is nothing. `isRequested` tells whether an address is the one that was requested. */
    async open<Found>(
      site: SiteContext,
      token: string,
      isRequested: (address: string) => boolean,
      find: (preview: OpenPreview) => Promise<Found>,
    ): Promise<Found | Exclude<Opening, OpenPreview>> {
      const link = linkAt(site, token);
      const editable = link && byKind.get(link.kind);
      if (!link || !editable?.address) return { outcome: 'over' };
      const { address } = editable;
      const { kind, id } = link;
      if (!isRequested(address(id))) return { outcome: 'over' };

      const { allowed } = await rateLimit.take(`preview ${site.host.id} ${kind} ${id}`, previews.rate);
      if (!allowed) return { outcome: 'busy' };
      const opening = async (transaction: Transaction): Promise<Opening> => {
        if (link.made <= (await store.endedAt(transaction, site.host.id, kind, id))) return { outcome: 'over' };
        const prepared = await preparedOf(transaction, site, editable, id);
        if (prepared === null) return { outcome: 'over' };
        if (prepared === 'published') return { outcome: 'published', address: address(id) };
        if (prepared.problems.length > 0) return { outcome: 'incomplete' };
        const written = await editable.write(transaction, site, prepared.place, prepared.document, null);
        return { outcome: 'shown', address: address(written), state: prepared.state, until: isoOf(link.until) };
      };
      let found: Found | undefined;
      const takenBack: Pick<Database, 'transaction'> = {
        transaction: (scope, work) =>
          database.asIf(scope, work, async (made) => {
            const opening = made as Opening;
            if (opening.outcome === 'shown') found = await find(opening);
            return made;
          }),
      };
      const scope = { reads: [site.host.id], writes: site.host.id };
      const opened = await share.serve(site.host.id, () => filesAround.transaction(takenBack, scope, opening));
      if (!opened.ok) return { outcome: 'busy' };
      return opened.value.outcome === 'shown' ? (found as Found) : opened.value;
    },
  };
}

const isoOf = (milliseconds: number): string => new Date(milliseconds).toISOString();
