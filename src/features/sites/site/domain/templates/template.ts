import type { Text } from '../../../../../platform/kernel/text.ts';
import type { SiteConfiguration } from '../configuration.ts';
import type { ThemeColourId } from '../theme/presets.ts';

/** What a new site begins with: navigation, the modules of its home, a toolbar and a look. All of it can be changed afterwards. */
export interface SiteTemplate {
  readonly colourId: ThemeColourId;
  readonly configuration: Partial<Pick<SiteConfiguration, 'look' | 'publication' | 'functions'>>;
  readonly navStyle: SiteConfiguration['header']['navStyle'];
  readonly channels: readonly TemplateChannel[];
  readonly modules: readonly TemplateModule[];
  readonly tools: readonly TemplateTool[];
}

export interface TemplateChannel {
  /** By which a module of the same template names it. */
  readonly key?: string;
  readonly code: string;
  readonly names: Text;
  readonly newsDataType?: string;
  readonly children?: readonly TemplateChannel[];
}

export interface TemplateModule {
  readonly code: string;
  readonly area: 'wide' | 'main' | 'side';
  readonly styleId: string;
  readonly titles?: Text;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The channel whose texts it shows. */
  readonly channel?: string;
}

export interface TemplateTool {
  readonly platformType: 'share' | 'rss' | 'email' | 'folderAdd';
  readonly names: Text;
}
