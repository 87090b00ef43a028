import type { SiteConfiguration } from '../../src/features/sites/site/domain/configuration.ts';
import type { TemplateName } from '../../src/features/sites/site/domain/site.ts';
import { usualConditions } from '../../src/features/sites/site/domain/templates/template-words.ts';
import { templates } from '../../src/features/sites/site/domain/templates/templates.ts';
import { idOf } from '../../src/platform/kernel/id.ts';
import type { Text } from '../../src/platform/kernel/text.ts';
import { computedBodies } from './computed-bodies.ts';
import { plainConfiguration } from './plain-configuration.ts';
import { type PeriodSchedule, samplePeriods } from './sample-periods.ts';
import type {
  SampleBanner,
  SampleChannel,
  SampleDirectory,
  SampleJournal,
  SampleModule,
  SampleSite,
  SampleText,
  SampleTool,
} from './sample-site.ts';
import { parseSample, readSample } from './yaml.ts';

/** A site as its file has it: channels, banners and texts are named by keys, and `{key}` in any string is the id of that thing. */
interface SiteFile
  extends Omit<SampleSite, 'directory' | 'configuration' | 'channels' | 'texts' | 'modules' | 'journal' | 'content'> {
  readonly template?: TemplateName;
  readonly directory: SampleDirectory & { readonly keywords?: Text };
  readonly configuration?: Partial<SiteConfiguration>;
  /** The name of a site that has as little configuration as it needs to be shown. */
  readonly plain?: Text;
  readonly channels?: readonly ChannelInFile[];
  readonly texts?: readonly TextInFile[];
  readonly modules?: readonly (SampleModule | readonly SampleModule[])[];
  readonly banners?: readonly (SampleBanner & { readonly key: string })[];
  readonly journal?: Omit<SampleJournal, 'periods'> & {
    readonly schedule: PeriodSchedule;
    readonly themes: Readonly<Record<string, Text>>;
  };
}

interface ChannelInFile extends Omit<SampleChannel, 'bannerNumber' | 'children'> {
  readonly key?: string;
  readonly banner?: string;
  readonly children?: readonly ChannelInFile[];
}

interface TextInFile extends Omit<SampleText, 'channel' | 'bodies'> {
  /** `texts/<file>.<language>.html` */
  readonly file: string;
  readonly channel?: string;
  readonly bodies?: Text;
  /** Its bodies are tables that a program computes. */
  readonly computed?: boolean;
}

/** The site of a folder, for example `optics`. */
export const readSite = (folder: string): SampleSite => siteOf(readSample(`${folder}/site.yaml`), folder);

/** The small sites that one file holds, one document each. */
export const readDoors = (): SampleSite[] =>
  readSample('doors.yaml')
    .split('\n---\n')
    .map((source) => siteOf(source, 'doors'));

function siteOf(source: string, folder: string): SampleSite {
  const named = parseSample(source) as SiteFile;
  const counters = countersOf(named);
  const counterOf = (key: string) => {
    const counter = counters.get(key);
    if (counter === undefined) throw new Error(`Nothing in ${folder} has the key ${key}.`);
    return counter;
  };
  const withIds = (text: string) =>
    text.replace(/\{([a-z][a-z0-9-]*)\}/g, (_, key) => idOf(named.directory.id, counterOf(key)));
  const {
    template,
    plain,
    directory,
    configuration = {},
    channels,
    texts,
    modules,
    journal,
    tools = [],
    ...rest
  } = parseSample(withIds(source)) as SiteFile;
  const { keywords, ...entry } = directory;

  const channelOf = ({ key: _, banner, children, ...channel }: ChannelInFile): SampleChannel => ({
    ...channel,
    ...(banner && { bannerNumber: counterOf(`banner-${banner}`) }),
    ...(children && { children: children.map(channelOf) }),
  });
  const textOf = ({ file: name, channel, computed, bodies, ...text }: TextInFile): SampleText => ({
    ...text,
    ...(channel && { channel: counterOf(channel) }),
    bodies: computed ? computedBodies(name) : (bodies ?? bodiesOf(`${folder}/texts/${name}`, withIds)),
  });
  return {
    ...rest,
    directory: keywords ? { ...entry, columns: { keywords: JSON.stringify(keywords) } } : entry,
    configuration: {
      ...(plain && plainConfiguration(plain)),
      ...configuration,
      ...(configuration.conditions && { conditions: [...usualConditions, ...configuration.conditions] }),
    },
    ...(channels && { channels: channels.map(channelOf) }),
    ...(texts && { texts: texts.map(textOf) }),
    ...(modules && { modules: modules.flat() }),
    tools: [...(template ? toolsOf(template) : []), ...tools],
    ...(journal && { journal: journalOf(journal) }),
  };
}

function countersOf({ channels = [], banners = [], texts = [] }: SiteFile): Map<string, number> {
  const counters = new Map<string, number>();
  const count = ({ key, number, children = [] }: ChannelInFile) => {
    if (key) counters.set(key, number);
    children.forEach(count);
  };
  channels.forEach(count);
  for (const { key, number } of banners) counters.set(`banner-${key}`, number);
  for (const { file, number } of texts) counters.set(`text-${file}`, number);
  return counters;
}

const bodiesOf = (path: string, withIds: (text: string) => string): Text => ({
  zh: withIds(readSample(`${path}.zh.html`)),
  en: withIds(readSample(`${path}.en.html`)),
});

const firstTool = 401;

/** The toolbar that every new site of this template begins with. */
const toolsOf = (template: TemplateName): SampleTool[] =>
  templates[template].tools.map(({ platformType, names }, place) => ({
    number: firstTool + place,
    indexId: platformType,
    type: platformType === 'share' ? 'share' : 'platform',
    platformType,
    resName: names,
  }));

const journalOf = ({ schedule, themes, ...journal }: NonNullable<SiteFile['journal']>): SampleJournal => ({
  ...journal,
  periods: samplePeriods(schedule, themes),
});
