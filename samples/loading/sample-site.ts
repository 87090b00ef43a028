import type { Insertable } from 'kysely';
import type { DB } from '../../db/types.ts';
import type { ModuleSettings } from '../../src/features/portal/home/contract.ts';
import type { BannerType } from '../../src/features/portal/home/domain/banner-target.ts';
import type { ModuleArea, ModuleCode } from '../../src/features/portal/home/domain/module.ts';
import type { SiteConfiguration } from '../../src/features/sites/site/domain/configuration.ts';
import type { Language } from '../../src/platform/kernel/language.ts';
import type { Text } from '../../src/platform/kernel/text.ts';
import type { Palette } from './covers/palette.ts';

/** A whole site of the demo, as it is written down. Numbers are counters of ids: with the site's number they make the same id each time. */
export interface SampleSite {
  readonly directory: SampleDirectory;
  readonly configuration: Partial<SiteConfiguration>;
  readonly channels?: readonly SampleChannel[];
  readonly texts?: readonly SampleText[];
  readonly modules?: readonly SampleModule[];
  readonly banners?: readonly SampleBanner[];
  readonly tools?: readonly SampleTool[];
  readonly codes?: readonly SampleCode[];
  readonly journal?: SampleJournal;
  readonly subPools?: readonly SampleSubPool[];
  /** In whose colours its covers are drawn. */
  readonly palette?: Palette;
  readonly withdrawn?: readonly SampleWithdrawal[];
  /** A folder of papers, of a site that has no more than these. */
  readonly papers?: string;
}

export interface SampleWithdrawal {
  readonly kind: string;
  readonly key: string;
  readonly on: string;
  readonly reasons: Text;
}

/** A named selection of a portal’s sites. */
export interface SampleSubPool {
  readonly number: number;
  readonly code: string;
  readonly names: Text;
  readonly sites: readonly number[];
}

export interface SampleDirectory {
  readonly id: number;
  readonly sld: string;
  readonly defaultLanguage: Language;
  readonly classification: 'journal' | 'portal';
  readonly colourId: number;
  readonly gathers?: readonly number[];
  /** Columns of the directory that this site sets otherwise than most. */
  readonly columns?: Partial<Insertable<DB['site']>>;
}

export interface SampleChannel {
  readonly number: number;
  readonly code: string;
  readonly names: Text;
  readonly enable?: boolean;
  readonly linkType?: 'self' | 'blank';
  readonly linkValue?: string;
  readonly bannerNumber?: number;
  readonly newsDataType?: string;
  /** What stands in its column, in order: `book sample:optics/book/2`, at a portal `optics journal 0000-0002`. */
  readonly entries?: readonly string[];
  readonly children?: readonly SampleChannel[];
}

export interface SampleText {
  readonly number: number;
  /** The number of the channel that it stands in. */
  readonly channel?: number;
  readonly code?: string;
  readonly titles: Text;
  readonly summaries?: Text;
  /** HTML by language; made safe before it is stored. */
  readonly bodies: Text;
  readonly updatedOn: string;
}

export interface SampleModule {
  readonly number: number;
  /** Without one it belongs to the site's home. */
  readonly channel?: number;
  readonly code: ModuleCode;
  readonly area: ModuleArea;
  readonly styleId: string;
  readonly titles?: Text;
  readonly settings?: ModuleSettings;
}

export interface SampleBanner {
  readonly number: number;
  readonly items: readonly SampleBannerItem[];
}

interface SampleBannerItem {
  readonly number: number;
  readonly type: BannerType;
  readonly resName: Text;
  readonly description?: Text;
  readonly url?: string;
  readonly target?: number;
  readonly indexId?: string;
  readonly doi?: string;
  readonly vasDocLink?: string;
  readonly targetSite?: number;
}

export interface SampleTool {
  readonly number: number;
  readonly indexId: string;
  readonly type: 'pop' | 'share' | 'platform' | 'external';
  readonly platformType?: 'rss' | 'email' | 'folderAdd' | 'share';
  readonly resName: Text;
  readonly description?: Text;
  readonly url?: string;
  readonly linkType2?: string;
  readonly linkValue2?: string;
}

export interface SampleCode {
  readonly category: string;
  readonly code: string;
  readonly names: Text;
}

export interface SampleJournal {
  readonly number: number;
  readonly titles: Text;
  readonly doi: string;
  readonly issn: string;
  readonly eissn: string;
  readonly cn: string;
  readonly sponsors: Text;
  readonly supervisors: Text;
  readonly editorsInChief: Text;
  readonly publishers: Text;
  readonly places: Text;
  readonly readerships: Text;
  readonly introductions: Text;
  readonly frequency: string;
  readonly startYear: number;
  readonly impactFactor: string;
  readonly indexed: readonly string[];
  readonly groupType: string;
  readonly periods: readonly SamplePeriod[];
}

export interface SamplePeriod {
  readonly number: number;
  readonly year: number;
  readonly volume: string;
  readonly issue: string;
  readonly firstPage: string;
  readonly lastPage: string;
  readonly publishedOn: string;
  readonly titles: Text;
  readonly themes: Text;
}
