import { pageCall } from '../../../platform/shell/page-call.ts';
import type { listItems } from '../contract.ts';
import type { getDocument, saveDocument } from '../documents.contract.ts';

export const openDocument = (kind: string, id: string) =>
  pageCall()<typeof getDocument>('GET /console/document', { kind, id });

/** Publishes a document as it stands, by the call that its own form uses. */
export async function publishDocument(kind: string, id: string): Promise<boolean> {
  return (await saveAsItStands(kind, id, 'published')) !== null;
}

/** Gives a draft that nobody has stored yet a place among the things of the site, unseen by readers; answers its id there. */
export const storeDraft = (kind: string, id: string): Promise<string | null> => saveAsItStands(kind, id, 'stored');

async function saveAsItStands(kind: string, id: string, as: 'published' | 'stored'): Promise<string | null> {
  const found = await openDocument(kind, id);
  if (!found.ok) return null;
  const { document, state } = found.value;
  const answer = await pageCall()<typeof saveDocument>('POST /console/document/save', {
    kind,
    id,
    document,
    state,
    as,
    name: '',
  });
  return answer.ok && answer.value.outcome === 'stored' ? answer.value.id : null;
}

/** At most so many ids in one call. */
const atOnce = 100;

/**
 * Publishes what somebody went on preparing of an issue and of its papers that readers do not see yet, so that the issue comes
 * out as it was written last. A paper that is scheduled keeps its minute. Answers the one that could not be published.
 */
export async function publishDraftsOf(issue: string): Promise<{ readonly kind: string; readonly id: string } | null> {
  const drafted = async (kind: string, id: string) => {
    const found = await openDocument(kind, id);
    if (!found.ok || !found.value.isDraft) return false;
    const { schedule } = found.value;
    return kind === 'issue' || schedule === null || schedule.problem !== null;
  };
  if ((await drafted('issue', issue)) && !(await publishDocument('issue', issue))) return { kind: 'issue', id: issue };
  const opened = await openDocument('issue', issue);
  const papers = opened.ok ? ((opened.value.document.contents ?? []) as readonly { readonly id: string }[]) : [];
  for (let from = 0; from < papers.length; from += atOnce) {
    const ids = papers.slice(from, from + atOnce).map(({ id }) => id);
    const answer = await pageCall()<typeof listItems>('GET /console/things', { ids });
    for (const { id, isShown } of answer.ok ? answer.value.things : [])
      if (!isShown && (await drafted('article', id)) && !(await publishDocument('article', id)))
        return { kind: 'article', id };
  }
  return null;
}
