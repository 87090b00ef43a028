import {
  child,
  childrenNamed,
  descendants,
  textOf,
  type XmlElement,
} from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { ItemDraft, ItemReference } from '../../../../../../platform/item/writing/item-draft.ts';
import type { Text } from '../../../../../../platform/kernel/text.ts';
import { mentionedExpert, referenceTo } from '../../facts/mentions.ts';
import { orcidOf } from '../../facts/orcid.ts';
import type { ReadAffiliations } from './affiliations.ts';
import { type ArticleReading, languageOf } from './article-reading.ts';
import { groupMembers, isGroup, isMemberOnly } from './groups.ts';
import { namesOf, type PrintedName } from './names.ts';
import { type Notes, notesOf } from './notes.ts';
import { plainText } from './plain-text.ts';
import { type ContributorRole, roleOf } from './roles.ts';

export interface GroupName extends PrintedName {
  readonly members?: readonly PrintedName[];
}

export interface Contributor {
  readonly role: ContributorRole;
  readonly type: 'person' | 'group';
  readonly names: Readonly<Record<string, GroupName>>;
  readonly orcid: string | null;
  readonly orcidAuthenticated: boolean;
  readonly expert: ItemReference | null;
  readonly email: string | null;
  readonly corresponding: boolean;
  readonly equal: boolean;
  readonly credits: readonly string[];
  /** Places in the list of affiliations, from 1. */
  readonly affiliations: readonly number[];
  readonly bios: Text;
}

export interface ReadContributors {
  readonly rows: readonly Contributor[];
  readonly experts: readonly ItemDraft[];
}

/** Everyone who is named in the byline and as editor or reviewer, in the order of printing. */
export function contributorsOf(reading: ArticleReading, affiliations: ReadAffiliations): ReadContributors {
  const groups = childrenNamed(reading.meta, 'contrib-group');
  const notes = notesOf(reading.article);
  const everyone = groups.flatMap((group) => childrenNamed(group, 'contrib').map((contrib) => ({ group, contrib })));
  const hasGroup = everyone.some(({ contrib }) => isGroup(contrib));
  const rows: Contributor[] = [];
  const experts: ItemDraft[] = [];
  for (const { group, contrib } of everyone) {
    const printed = namesOf(contrib, reading);
    if (Object.keys(printed).length === 0 || (hasGroup && isMemberOnly(contrib))) continue;
    const names = isGroup(contrib)
      ? withMembers(
          printed,
          groupMembers(
            contrib,
            everyone.map((one) => one.contrib),
          ),
          reading,
        )
      : printed;
    const expert = expertOf(contrib, printed, reading);
    if (expert) experts.push(expert);
    const corresponding = contrib.attributes.corresp === 'yes' || notes.of(contrib, 'corresp').length > 0;
    rows.push({
      role: roleOf(contrib, group),
      type: isGroup(contrib) ? 'group' : 'person',
      names,
      orcid: expert ? String(expert.details.orcid) : null,
      orcidAuthenticated: expert !== undefined && orcidElement(contrib)?.attributes.authenticated === 'true',
      expert: expert ? referenceTo(expert) : null,
      email: corresponding ? emailOf(contrib, printed, notes) : null,
      corresponding,
      equal: contrib.attributes['equal-contrib'] === 'yes' || notes.of(contrib, 'equal').length > 0,
      credits: notes.creditsOf(contrib),
      affiliations: placesOf(contrib, group, affiliations),
      bios: Object.fromEntries(childrenNamed(contrib, 'bio').map((bio) => [languageOf(bio, reading), plainText(bio)])),
    });
  }
  return { rows, experts };
}

const orcidElement = (contrib: XmlElement): XmlElement | undefined =>
  childrenNamed(contrib, 'contrib-id').find(({ attributes }) => attributes['contrib-id-type'] === 'orcid');

/** A person is known beyond this article only by a valid ORCID, never by the name alone. */
function expertOf(
  contrib: XmlElement,
  names: Readonly<Record<string, PrintedName>>,
  { problems }: ArticleReading,
): ItemDraft | undefined {
  const written = textOf(orcidElement(contrib));
  if (written === '') return undefined;
  const orcid = orcidOf(written);
  if (!orcid) {
    problems.push({ code: 'identifier-invalid', at: Object.values(names)[0]?.full ?? 'contrib-id', value: written });
    return undefined;
  }
  const pick = (part: 'full' | 'family'): Text =>
    Object.fromEntries(
      Object.entries(names).flatMap(([language, name]) => (name[part] ? [[language, name[part]]] : [])),
    );
  return mentionedExpert(orcid, pick('full'), pick('family'));
}

function withMembers(
  names: Readonly<Record<string, PrintedName>>,
  members: readonly XmlElement[],
  reading: ArticleReading,
): Readonly<Record<string, GroupName>> {
  return Object.fromEntries(
    Object.entries(names).map(([language, name]) => {
      const ofLanguage = members.flatMap((member) => namesOf(member, reading)[language] ?? []);
      return [language, ofLanguage.length > 0 ? { ...name, members: ofLanguage } : name];
    }),
  );
}

/** Their own address, or the one of the article's note on correspondence that is theirs. */
function emailOf(contrib: XmlElement, names: Readonly<Record<string, PrintedName>>, notes: Notes): string | null {
  const own = [...descendants(contrib, ({ name }) => name !== 'contrib-group')].find(({ name }) => name === 'email');
  if (own) return textOf(own) || null;
  const noted = notes
    .of(contrib, 'corresp')
    .flatMap((note) => [...descendants(note)].filter(({ name }) => name === 'email'));
  const family = Object.values(names)[0]?.family?.toLowerCase();
  const theirs =
    noted.length > 1 ? noted.find((email) => family && textOf(email).toLowerCase().includes(family)) : noted[0];
  return textOf(theirs) || null;
}

/** Without a pointer of their own, people belong to the institutions that stand unnumbered beside them. */
function placesOf(contrib: XmlElement, group: XmlElement, { placeOf }: ReadAffiliations): number[] {
  const pointers = childrenNamed(contrib, 'xref').filter(({ attributes }) => attributes['ref-type'] === 'aff');
  const pointed = pointers.flatMap(({ attributes }) => (attributes.rid ?? '').split(/\s+/)).map(placeOf);
  const own = [...descendants(contrib, ({ name }) => name !== 'contrib-group')].map(placeOf);
  const found = [...new Set([...pointed, ...own])].filter((place) => place !== undefined);
  if (found.length > 0 || child(contrib, 'contrib-group')) return found;
  const beside = childrenNamed(group, 'aff', 'aff-alternatives').filter(({ attributes }) => !attributes.id);
  return beside.map(placeOf).filter((place) => place !== undefined);
}
