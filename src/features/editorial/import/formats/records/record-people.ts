import type { DraftRow, ItemDraft } from '../../../../../platform/item/writing/item-draft.ts';
import type { Problem } from '../../domain/problem.ts';
import { mentionedExpert, mentionedInstitution, referenceTo } from '../facts/mentions.ts';
import { orcidOf } from '../facts/orcid.ts';
import { rorOf } from '../facts/ror.ts';
import type { ArticleRecord, RecordAuthor } from './article-record.ts';

export interface RecordPeople {
  readonly contributors: readonly DraftRow[];
  readonly affiliations: readonly DraftRow[];
  readonly mentioned: readonly ItemDraft[];
  readonly problems: readonly Problem[];
}

/** Authors and where they work, with the people and institutions that have an identifier; never by name alone. */
export function recordPeople(record: ArticleRecord, language: string): RecordPeople {
  const mentioned: ItemDraft[] = [];
  const problems: Problem[] = [];
  const mention = (draft: ItemDraft) => {
    mentioned.push(draft);
    return referenceTo(draft);
  };

  const affiliations = record.affiliations.map(({ name, city, country, ror: written }): DraftRow => {
    const ror = rorOf(written);
    if (written && ror === undefined) problems.push({ code: 'identifier-invalid', value: written });
    return {
      names: { [language]: [name, city].filter(Boolean).join(', ') },
      country: country ?? null,
      ror: ror ?? null,
      institution: ror && name ? mention(mentionedInstitution(ror, { [language]: name })) : null,
    };
  });

  const contributors = record.authors.flatMap((author): DraftRow[] => {
    const name = printedName(author);
    if (name === undefined) return [];
    const orcid = orcidOf(author.orcid);
    if (author.orcid && orcid === undefined) problems.push({ code: 'identifier-invalid', value: author.orcid });
    const familyNames = author.family ? { [language]: author.family } : {};
    return [
      {
        role: 'author',
        type: author.collab ? 'group' : 'person',
        names: { [language]: name },
        orcid: orcid ?? null,
        expert: orcid ? mention(mentionedExpert(orcid, { [language]: name.full }, familyNames)) : null,
        corresponding: author.corresp,
        affiliations: author.aff.filter((place) => place < record.affiliations.length).map((place) => place + 1),
      },
    ];
  });
  return { contributors, affiliations, mentioned, problems };
}

function printedName({ family, given, suffix, collab }: RecordAuthor) {
  const full = collab ?? [given, family, suffix].filter(Boolean).join(' ');
  if (full === '') return undefined;
  return { full, ...(family && { family }), ...(given && { given }), ...(suffix && { suffix }) };
}
