import type { FormField } from '../../../../../platform/kernel/form-field.ts';
import type { Text } from '../../../../../platform/kernel/text.ts';
import type { PlatformType, ToolType } from '../tool-link.ts';

/** What a link of the toolbar does, as an editor chooses it, and how it is stored. */
export const toolDoings = {
  share: { type: 'share', platform_type: null },
  rss: { type: 'platform', platform_type: 'rss' },
  email: { type: 'platform', platform_type: 'email' },
  folder: { type: 'platform', platform_type: 'folderAdd' },
  external: { type: 'external', platform_type: null },
  pop: { type: 'pop', platform_type: null },
} as const satisfies Record<string, { readonly type: ToolType; readonly platform_type: PlatformType | null }>;

export interface ToolEntry {
  readonly id: string;
  readonly index: string;
  readonly doing: keyof typeof toolDoings;
  readonly names: Text;
  readonly address: string | null;
  readonly descriptions: Text;
  readonly picture: string | null;
  readonly icon: string | null;
  readonly newTab: boolean;
}

const mostTools = 12;

const toolFields: readonly FormField[] = [
  { name: 'id', type: 'key', label: 'navigation.field.id' },
  { name: 'index', type: 'key', label: 'navigation.field.id' },
  {
    name: 'doing',
    type: 'choice',
    label: 'navigation.field.toolDoing',
    required: true,
    choices: Object.keys(toolDoings).map((value) => ({ value, label: `tool.${value}` })),
  },
  { name: 'names', type: 'text', label: 'navigation.field.toolName', required: true, longest: 100 },
  { name: 'icon', type: 'picture', label: 'navigation.field.toolIcon', help: 'navigation.help.toolIcon' },
  {
    name: 'address',
    type: 'address',
    label: 'navigation.field.address',
    help: 'navigation.help.address',
    required: true,
    when: { field: 'doing', is: ['external'] },
  },
  {
    name: 'newTab',
    type: 'switch',
    label: 'navigation.field.newTab',
    when: { field: 'doing', is: ['external'] },
  },
  {
    name: 'descriptions',
    type: 'text',
    label: 'navigation.field.toolDescription',
    longest: 300,
    when: { field: 'doing', is: ['pop'] },
  },
  {
    name: 'picture',
    type: 'picture',
    label: 'navigation.field.toolPicture',
    help: 'navigation.help.toolPicture',
    when: { field: 'doing', is: ['pop'] },
  },
];

export const toolbarFields: readonly FormField[] = [
  {
    name: 'tools',
    type: 'list',
    label: 'navigation.field.tools',
    help: 'navigation.help.tools',
    of: toolFields,
    most: mostTools,
  },
];
