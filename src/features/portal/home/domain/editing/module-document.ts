import type { Document, FieldProblem } from '../../../../../platform/kernel/form-field.ts';
import type { Id } from '../../../../../platform/kernel/id.ts';
import { emailProblem } from '../../../../../platform/kernel/person-rules.ts';
import type { Text } from '../../../../../platform/kernel/text.ts';
import type { Module, ModuleSettings } from '../../contract.ts';
import type { ModuleArea, ModuleCode } from '../module.ts';
import { moduleStyles, type StyledCode, styleField } from './module-form.ts';

type Named<Name> = readonly { readonly name: Name }[];

/** A module as its form has it: the settings of every code next to each other, empty where the code has no use for them. */
export interface ModuleEntry extends Document {
  readonly id: string;
  readonly code: ModuleCode;
  readonly area: ModuleArea;
  readonly titles: Text;
  readonly bannerId: Id | null;
  readonly columnId: Id | null;
  readonly which: Named<NonNullable<ModuleSettings['which']>[number]>;
  readonly facts: Named<NonNullable<ModuleSettings['facts']>[number]>;
  readonly links: NonNullable<ModuleSettings['links']>;
  readonly contactAddress: Text;
  readonly contactPhone: string;
  readonly contactEmail: string;
  readonly contactHours: Text;
  readonly size: number | null;
  readonly more: string | null;
  readonly artwork: NonNullable<ModuleSettings['artwork']> | null;
  readonly extension: string;
  readonly option: string;
  readonly css: string;
}

export const entriesOf = (document: Document): readonly ModuleEntry[] => document.modules as readonly ModuleEntry[];

const onlyStyle = 'plain';
const styledCodes = Object.keys(moduleStyles) as StyledCode[];
const isStyled = (code: ModuleCode): code is StyledCode => code in moduleStyles;

export function moduleEntry({ id, code, area, titles, styleId, settings, cssContent }: Module): ModuleEntry {
  const named = <Name>(names: readonly Name[] = []) => names.map((name) => ({ name }));
  return {
    id,
    code,
    area,
    titles,
    ...Object.fromEntries(styledCodes.map((one) => [styleField(one), one === code ? drawnStyle(one, styleId) : null])),
    bannerId: settings.bannerId ?? null,
    columnId: settings.columnId ?? null,
    which: named(settings.which),
    facts: named(settings.facts),
    links: (settings.links ?? []).map(({ name, url, note = {} }) => ({ name, url, note })),
    contactAddress: settings.contact?.address ?? {},
    contactPhone: settings.contact?.phone ?? '',
    contactEmail: settings.contact?.email ?? '',
    contactHours: settings.contact?.hours ?? {},
    size: settings.size ?? null,
    more: settings.more ?? null,
    artwork: settings.artwork ?? null,
    extension: settings.extension ?? '',
    option: settings.option ?? '',
    css: cssContent ?? '',
  };
}

/** A style that a module does not know is drawn in its first. */
const drawnStyle = (code: StyledCode, stored: string): string =>
  (moduleStyles[code] as readonly string[]).includes(stored) ? stored : moduleStyles[code][0];

export function moduleOf(entry: ModuleEntry, id: Id): Module {
  const { code, area, titles, css } = entry;
  const styleId = isStyled(code) ? drawnStyle(code, String(entry[styleField(code)] ?? '')) : onlyStyle;
  return { id, code, area, titles, styleId, settings: settingsOf(entry), cssContent: css || null };
}

function settingsOf(entry: ModuleEntry): ModuleSettings {
  const { bannerId, columnId, size, which, more, links, facts, artwork, extension, option, code } = entry;
  const { contactAddress: address, contactPhone: phone, contactEmail: email, contactHours: hours } = entry;
  const names = <Name>(named: Named<Name>) => [...new Set(named.map(({ name }) => name))];
  return {
    ...(bannerId && { bannerId }),
    ...(columnId && { columnId }),
    ...(size && { size }),
    ...(which.length > 0 && { which: names(which) }),
    ...(more && { more }),
    ...(links.length > 0 && { links }),
    ...(code === 'contact' && { contact: { address, phone, email, hours } }),
    ...(facts.length > 0 && { facts: names(facts) }),
    ...(artwork && { artwork }),
    ...(extension && { extension }),
    ...(option && { option }),
  };
}

/** An address for letters of readers has to be one. */
export const moduleProblems = (document: Document): FieldProblem[] =>
  entriesOf(document).flatMap(({ contactEmail }, place) =>
    contactEmail && emailProblem(contactEmail)
      ? [{ path: `modules.${place}.contactEmail`, code: 'emailFormat' as const }]
      : [],
  );
