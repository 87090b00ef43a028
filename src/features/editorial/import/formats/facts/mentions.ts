import type { ItemDraft, ItemReference } from '../../../../../platform/item/writing/item-draft.ts';
import { orcidAddress } from '../../../../../platform/kernel/orcid.ts';
import type { Text } from '../../../../../platform/kernel/text.ts';

/** Things that a document names and that are stored only if nobody knows them yet. */
export const mentionedSubject = (name: string, titles: Text): ItemDraft => ({
  kind: 'subject',
  key: name.toLowerCase(),
  onlyIfMissing: true,
  titles,
  details: { code: name.toLowerCase() },
});

export const mentionedExpert = (orcid: string, titles: Text, familyNames: Text): ItemDraft => ({
  kind: 'expert',
  key: orcidAddress(orcid),
  onlyIfMissing: true,
  titles,
  details: { orcid, familyNames },
});

export const mentionedInstitution = (ror: string, titles: Text): ItemDraft => ({
  kind: 'institution',
  key: ror,
  onlyIfMissing: true,
  titles,
  details: { ror },
});

/** A journal that counts volumes only has one issue without a number in each. */
export function mentionedIssue(journal: ItemDraft, year: number, volume: string, issue: string): ItemDraft {
  const number = [volume, issue && `(${issue})`].filter(Boolean).join('');
  return {
    kind: 'issue',
    key: `${journal.key}/${year}/${volume}/${issue}`,
    onlyIfMissing: true,
    titles: Object.fromEntries(Object.entries(journal.titles).map(([key, title]) => [key, `${title} ${number}`])),
    publishedOn: `${year}-01-01`,
    details: { journal: referenceTo(journal), year, volume: volume || null, issue },
  };
}

export const referenceTo = ({ kind, key }: ItemDraft): ItemReference => ({ kind, key });

/** Each thing once, as it was named first. */
export const distinct = (drafts: readonly ItemDraft[]): ItemDraft[] => {
  const known = new Map<string, ItemDraft>();
  for (const draft of drafts) {
    const name = `${draft.kind}\n${draft.key}`;
    if (!known.has(name)) known.set(name, draft);
  }
  return [...known.values()];
};
