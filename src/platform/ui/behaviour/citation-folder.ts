import {
  type Added,
  addCitation,
  type CitationItem,
  type CitationList,
  readCitations,
  removeCitations,
} from './citation-list.ts';

export interface CitationFolder {
  list(): CitationList;
  count(): number;
  has(id: string): boolean;
  add(item: Omit<CitationItem, 'sortId'>): Added;
  remove(ids: Iterable<string>): void;
  /** Called at every change, made here or in another tab. Answers how to stop. */
  onChange(listener: (list: CitationList) => void): () => void;
}

export interface FolderPlace {
  /** Absent or throwing where the browser forbids it: the folder then lasts as long as the page. */
  storage(): Storage;
  /** Where `storage` events of other tabs arrive. */
  readonly tabs: EventTarget;
}

const folders = new Map<string, CitationFolder>();

/** The page's one folder of a site: a button in a list and the badge in the toolbar see the same. For browsers only. */
export function openCitationFolder(siteId: string): CitationFolder {
  const known = folders.get(siteId) ?? createCitationFolder(siteId, { storage: () => localStorage, tabs: window });
  folders.set(siteId, known);
  return known;
}

/** The batch-citation list of one site, kept in this browser only. */
export function createCitationFolder(siteId: string, { storage, tabs }: FolderPlace): CitationFolder {
  const key = `imprint.citations.${siteId}`;
  const listeners = new Set<(list: CitationList) => void>();
  let onPage: CitationList = [];

  const list = () => {
    try {
      onPage = readCitations(storage().getItem(key));
    } catch {
      // What stands on this page is all there is.
    }
    return onPage;
  };
  const notify = (now: CitationList) => {
    for (const listener of listeners) listener(now);
  };
  const change = (after: CitationList) => {
    if (after.length === onPage.length) return;
    onPage = after;
    try {
      storage().setItem(key, JSON.stringify(after));
    } catch {
      // Forbidden or full: see FolderPlace.
    }
    notify(after);
  };
  const elsewhere = (event: Event) => {
    const changed = (event as StorageEvent).key;
    // Without a key the other tab has emptied everything.
    if (changed === key || changed === null) notify(list());
  };

  return {
    list,
    count: () => list().length,
    has: (id) => list().some((item) => item.id === id),
    add(item) {
      const before = list();
      // Numbers rise with every paper, also after some were taken out.
      const sortId = 1 + Math.max(0, ...before.map((known) => known.sortId));
      const { list: after, outcome } = addCitation(before, { ...item, sortId });
      change(after);
      return outcome;
    },
    remove: (ids) => change(removeCitations(list(), new Set(ids))),
    onChange(listener) {
      if (listeners.size === 0) tabs.addEventListener('storage', elsewhere);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) tabs.removeEventListener('storage', elsewhere);
      };
    },
  };
}
