import type { Choice, FormField } from '../../../../../platform/kernel/form-field.ts';
import {
  artworks,
  factNames,
  type ModuleCode,
  moduleAreas,
  moduleCodes,
  mostPaperLists,
  paperLists,
} from '../module.ts';

/** The styles that a module can be drawn in, the first where nothing else is said. A module that has but one is left out. */
export const moduleStyles = {
  banner: ['dark', 'light'],
  facts: ['line', 'panel'],
  currentIssue: ['plain', 'contents', 'panel'],
  issueList: ['plain', 'row'],
  text: ['plain', 'panel'],
  journals: ['rows', 'covers'],
  papers: ['rows', 'cards', 'ranked', 'columns'],
  ranking: ['rows', 'cards', 'ranked', 'columns'],
  news: ['plain', 'columns'],
  figures: ['grid', 'strip', 'mosaic'],
  videos: ['grid', 'strip', 'mosaic'],
  specialIssues: ['grid', 'strip', 'mosaic'],
  board: ['strip', 'list'],
  subjects: ['tiles', 'line'],
} as const satisfies Partial<Record<ModuleCode, readonly string[]>>;

export type StyledCode = keyof typeof moduleStyles;

/** The style of each module is a field of its own, since each has other styles to choose from. */
export const styleField = (code: StyledCode): string => `${code}Style`;

const choices = (group: string, values: readonly string[]): Choice[] =>
  values.map((value) => ({ value, label: `${group}.${value}` }));
const whenCode = (...is: ModuleCode[]) => ({ when: { field: 'code', is } });

const lists: readonly ModuleCode[] = ['papers', 'ranking', 'news', 'figures', 'videos', 'specialIssues'];
const drawn: readonly ModuleCode[] = ['banner', 'currentIssue', 'issueList', 'journals', 'search'];
const sized: readonly ModuleCode[] = [...lists, 'currentIssue', 'issueList', 'textList', 'board', 'subjects'];

interface SiteChoices {
  readonly channels: readonly Choice[];
  readonly banners: readonly Choice[];
}

const linkFields: readonly FormField[] = [
  { name: 'name', type: 'text', label: 'modules.field.linkName', required: true, longest: 200 },
  { name: 'url', type: 'address', label: 'modules.field.address', help: 'modules.help.address', required: true },
  { name: 'note', type: 'text', label: 'modules.field.linkNote', longest: 300 },
];

/** The form of one module: what every one has, then what its code asks for. */
const entryFields = ({ channels, banners }: SiteChoices): FormField[] => [
  { name: 'id', type: 'key', label: 'modules.field.id' },
  {
    name: 'code',
    type: 'choice',
    label: 'modules.field.moduleCode',
    required: true,
    choices: choices('module', moduleCodes),
  },
  { name: 'area', type: 'choice', label: 'modules.field.area', required: true, choices: choices('area', moduleAreas) },
  { name: 'titles', type: 'text', label: 'modules.field.moduleTitle', help: 'modules.help.moduleTitle', longest: 200 },
  ...(Object.keys(moduleStyles) as StyledCode[]).map(
    (code): FormField => ({
      name: styleField(code),
      type: 'choice',
      label: 'modules.field.style',
      ...whenCode(code),
      choices: choices('style', moduleStyles[code]),
    }),
  ),
  {
    name: 'bannerId',
    type: 'choice',
    label: 'modules.field.bannerShown',
    help: 'modules.help.bannerShown',
    required: true,
    choices: banners,
    ...whenCode('banner'),
  },
  {
    name: 'columnId',
    type: 'choice',
    label: 'modules.field.columnShown',
    required: true,
    choices: channels,
    ...whenCode('text', 'textList'),
  },
  {
    name: 'which',
    type: 'list',
    label: 'modules.field.which',
    help: 'modules.help.which',
    most: mostPaperLists,
    of: [
      {
        name: 'name',
        type: 'choice',
        label: 'modules.field.list',
        required: true,
        choices: choices('paperList', paperLists),
      },
    ],
    ...whenCode('papers', 'ranking'),
  },
  {
    name: 'facts',
    type: 'list',
    label: 'modules.field.facts',
    most: factNames.length,
    of: [
      {
        name: 'name',
        type: 'choice',
        label: 'modules.field.fact',
        required: true,
        choices: choices('fact', factNames),
      },
    ],
    ...whenCode('facts'),
  },
  { name: 'links', type: 'list', label: 'modules.field.links', of: linkFields, most: 100, ...whenCode('links') },
  {
    name: 'contactAddress',
    type: 'long-text',
    label: 'modules.field.postalAddress',
    longest: 500,
    ...whenCode('contact'),
  },
  {
    name: 'contactPhone',
    type: 'line',
    label: 'modules.field.landline',
    help: 'modules.help.landline',
    rule: 'landlineFormat',
    ...whenCode('contact'),
  },
  { name: 'contactEmail', type: 'line', label: 'modules.field.contactEmail', longest: 200, ...whenCode('contact') },
  { name: 'contactHours', type: 'text', label: 'modules.field.hours', longest: 200, ...whenCode('contact') },
  {
    name: 'size',
    type: 'number',
    label: 'modules.field.size',
    help: 'modules.help.size',
    least: 1,
    most: 100,
    ...whenCode(...sized),
  },
  { name: 'more', type: 'address', label: 'modules.field.more', help: 'modules.help.more', ...whenCode(...lists) },
  {
    name: 'artwork',
    type: 'choice',
    label: 'modules.field.artwork',
    help: 'modules.help.artwork',
    choices: choices('artwork', artworks),
    ...whenCode(...drawn),
  },
  { name: 'css', type: 'lines', label: 'modules.field.moduleCss', help: 'modules.help.moduleCss', longest: 20_000 },
];

const mostModules = 60;

export const moduleFields = (site: SiteChoices): FormField[] => [
  { name: 'modules', type: 'list', label: 'modules.field.modules', of: entryFields(site), most: mostModules },
];
