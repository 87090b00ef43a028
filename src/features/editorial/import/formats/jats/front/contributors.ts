import {
  type ContributorRole,
  contributorsIn,
  emailOf,
  groupMembers,
  isCorresponding,
  isGroup,
  isMemberOnly,
  notesOf,
  type PrintedName,
  pointersOf,
  roleOf,
} from '../../../../../../platform/documents/jats/people.ts';
import { plainText } from '../../../../../../platform/documents/jats/plain-text.ts';
import {
  child,
  childrenNamed,
  descendants,
  textOf,
  type XmlElement,
} from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { ItemDraft, ItemReference } from '../../../../../../platform/item/writing/item-draft.ts';
import { type CreditRole, creditRole } from '../../../../../../platform/kernel/credit-role.ts';
import type { Text } from '../../../../../../platform/kernel/text.ts';
import { mentionedExpert, referenceTo } from '../../facts/mentions.ts';
import { orcidOf } from '../../facts/written-facts.ts';
import type { ReadAffiliations } from './affiliations.ts';
import { type ArticleReading, languageOf, type Names, namesOf } from './article-reading.ts';

interface GroupName extends PrintedName {
  readonly members?: readonly PrintedName[];
}

interface Contributor {
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

/** Everyone who is named in the byline and as editor or reviewer, in the order of printing. */
export function contributorsOf(reading: ArticleReading, affiliations: ReadAffiliations) {
  const notes = notesOf(reading.article);
  const everyone = contributorsIn(reading.meta);
  const contribs = everyone.map(({ contrib }) => contrib);
  const hasGroup = contribs.some(isGroup);
  const rows: Contributor[] = [];
  const experts: ItemDraft[] = [];
  for (const { group, contrib } of everyone) {
    const printed = namesOf(contrib, reading);
    if (Object.keys(printed).length === 0 || (hasGroup && isMemberOnly(contrib))) continue;
    const names = isGroup(contrib) ? withMembers(printed, groupMembers(contrib, contribs), reading) : printed;
    const expert = expertOf(contrib, printed, reading);
    if (expert) experts.push(expert);
    const corresponding = isCorresponding(contrib, notes);
    rows.push({
      role: roleOf(contrib, group),
      type: isGroup(contrib) ? 'group' : 'person',
      names,
      orcid: expert ? String(expert.details.orcid) : null,
      orcidAuthenticated: expert !== undefined && orcidElement(contrib)?.attributes.authenticated === 'true',
      expert: expert ? referenceTo(expert) : null,
      email: corresponding ? emailOf(contrib, notes) : null,
      corresponding,
      equal: contrib.attributes['equal-contrib'] === 'yes' || notes(contrib, 'equal').length > 0,
      credits: creditsOf(contrib, notes(contrib, 'con')),
      affiliations: placesOf(contrib, group, affiliations),
      bios: Object.fromEntries(childrenNamed(contrib, 'bio').map((bio) => [languageOf(bio, reading), plainText(bio)])),
    });
  }
  return { rows, experts };
}

const orcidElement = (contrib: XmlElement): XmlElement | undefined =>
  childrenNamed(contrib, 'contrib-id').find(({ attributes }) => attributes['contrib-id-type'] === 'orcid');

/** A person is known beyond this article only by a valid ORCID, never by the name alone. */
function expertOf(contrib: XmlElement, names: Names, { problems }: ArticleReading): ItemDraft | undefined {
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
  names: Names,
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

/** Without a pointer of their own, people belong to the institutions that stand unnumbered next to them. */
function placesOf(contrib: XmlElement, group: XmlElement, { placeOf }: ReadAffiliations): number[] {
  const pointed = pointersOf(contrib, 'aff').map(placeOf);
  const own = [...descendants(contrib, ({ name }) => name !== 'contrib-group')].map(placeOf);
  const found = [...new Set([...pointed, ...own])].filter((place) => place !== undefined);
  if (found.length > 0 || child(contrib, 'contrib-group')) return found;
  const unmarked = childrenNamed(group, 'aff', 'aff-alternatives').filter(({ attributes }) => !attributes.id);
  return unmarked.map(placeOf).filter((place) => place !== undefined);
}

/** The roles of the taxonomy that a text names; publishers join them by commas and write their dashes differently. */
export const creditsIn = (text: string): readonly CreditRole[] =>
  text
    .replace(/^[^:]{1,60}:/, '')
    .split(/[,;]/)
    .flatMap((role) => creditRole(role) ?? []);

/** A role names its term by an address, which older files put into `content-type`, by the term itself, or in words. */
export function creditsOfRole(role: XmlElement): readonly CreditRole[] {
  const { 'vocab-term-identifier': identifier, 'content-type': type, 'vocab-term': term } = role.attributes;
  const named = [identifier, type].map((address) => creditRole(address?.split('/').filter(Boolean).at(-1) ?? ''));
  const known = [...named, creditRole(term ?? '')].find((one) => one !== undefined);
  return known ? [known] : creditsIn(textOf(role));
}

/** What someone did, in the words of the Contributor Role Taxonomy. */
function creditsOf(contrib: XmlElement, notes: readonly XmlElement[]): readonly CreditRole[] {
  const roles = childrenNamed(contrib, 'role').flatMap(creditsOfRole);
  return [...new Set([...roles, ...notes.map(textOf).flatMap(creditsIn)])];
}
