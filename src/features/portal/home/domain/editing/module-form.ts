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
/** A choice that has to be made. */
const choice = (name: string, label: string, values: readonly Choice[]): FormField => ({
  name,
  type: 'choice',
  label: `modules.field.${label}`,
  required: true,
  choices: values,
});

/** Fields that the form asks for only of modules of these codes. */
const ofCodes = (is: readonly ModuleCode[], ...fields: readonly FormField[]) =>
  fields.map((field): FormField => ({ ...field, when: { field: 'code', is } }));

const lists: readonly ModuleCode[] = ['papers', 'ranking', 'news', 'figures', 'videos', 'specialIssues'];
const drawn: readonly ModuleCode[] = ['banner', 'currentIssue', 'issueList', 'journals', 'search'];
const sized: readonly ModuleCode[] = [...lists, 'currentIssue', 'issueList', 'textList', 'board', 'subjects'];

interface SiteChoices {
  readonly channels: readonly Choice[];
  readonly banners: readonly Choice[];
  /** What extensions draw. */
  readonly extensions: readonly Choice[];
}

const linkFields: readonly FormField[] = [
  { name: 'name', type: 'text', label: 'modules.field.linkName', required: true, longest: 200 },
  { name: 'url', type: 'address', label: 'modules.field.address', help: 'modules.help.address', required: true },
  { name: 'note', type: 'text', label: 'modules.field.linkNote', longest: 300 },
];

/** The form of one module: what every one has, then what its code asks for. */
const entryFields = ({ channels, banners, extensions }: SiteChoices): FormField[] => [
  { name: 'id', type: 'key', label: 'modules.field.id' },
  choice('code', 'moduleCode', choices('module', moduleCodes)),
  choice('area', 'area', choices('area', moduleAreas)),
  { name: 'titles', type: 'text', label: 'modules.field.moduleTitle', help: 'modules.help.moduleTitle', longest: 200 },
  ...(Object.keys(moduleStyles) as StyledCode[]).flatMap((code) =>
    ofCodes([code], {
      name: styleField(code),
      type: 'choice',
      label: 'modules.field.style',
      choices: choices('style', moduleStyles[code]),
    }),
  ),
  ...ofCodes(['banner'], { ...choice('bannerId', 'bannerShown', banners), help: 'modules.help.bannerShown' }),
  ...ofCodes(['text', 'textList'], choice('columnId', 'columnShown', channels)),
  ...ofCodes(['papers', 'ranking'], {
    name: 'which',
    type: 'list',
    label: 'modules.field.which',
    help: 'modules.help.which',
    most: mostPaperLists,
    of: [choice('name', 'list', choices('paperList', paperLists))],
  }),
  ...ofCodes(['facts'], {
    name: 'facts',
    type: 'list',
    label: 'modules.field.facts',
    most: factNames.length,
    of: [choice('name', 'fact', choices('fact', factNames))],
  }),
  ...ofCodes(['links'], { name: 'links', type: 'list', label: 'modules.field.links', of: linkFields, most: 100 }),
  ...ofCodes(
    ['contact'],
    { name: 'contactAddress', type: 'long-text', label: 'modules.field.postalAddress', longest: 500 },
    {
      name: 'contactPhone',
      type: 'line',
      label: 'modules.field.landline',
      help: 'modules.help.landline',
      rule: 'landlineFormat',
    },
    { name: 'contactEmail', type: 'line', label: 'modules.field.contactEmail', longest: 200 },
    { name: 'contactHours', type: 'text', label: 'modules.field.hours', longest: 200 },
  ),
  ...ofCodes(sized, {
    name: 'size',
    type: 'number',
    label: 'modules.field.size',
    help: 'modules.help.size',
    least: 1,
    most: 100,
  }),
  ...ofCodes(lists, { name: 'more', type: 'address', label: 'modules.field.more', help: 'modules.help.more' }),
  ...ofCodes(drawn, {
    name: 'artwork',
    type: 'choice',
    label: 'modules.field.artwork',
    help: 'modules.help.artwork',
    choices: choices('artwork', artworks),
  }),
  ...ofCodes(
    ['extension'],
    {
      name: 'extension',
      type: 'line',
      label: 'modules.field.extension',
      help: 'modules.help.extension',
      required: true,
      longest: 40,
      offers: extensions,
    },
    { name: 'option', type: 'line', label: 'modules.field.option', help: 'modules.help.option', longest: 500 },
  ),
  { name: 'css', type: 'lines', label: 'modules.field.moduleCss', help: 'modules.help.moduleCss', longest: 20_000 },
];

const mostModules = 60;

export const moduleFields = (site: SiteChoices): FormField[] => [
  { name: 'modules', type: 'list', label: 'modules.field.modules', of: entryFields(site), most: mostModules },
];
