import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { NotLoaded } from '../../../../platform/shell/not-loaded.tsx';
import type { ModuleCode } from '../domain/module.ts';
import { Block } from './block.tsx';
import type { ModuleOf } from './module-view.ts';

/** What a module is called that has no title of its own. */
const names: Readonly<Partial<Record<ModuleCode, MessageKey>>> = {
  papers: 'site.home.latestPapers',
  ranking: 'site.home.ranking',
  news: 'site.home.news',
  specialIssues: 'site.home.specialIssues',
  figures: 'site.home.figures',
  videos: 'site.home.videos',
  subjects: 'site.portal.subjects',
};

/** A module whose content nobody could look up just now. */
export function Unloaded({ module }: { readonly module: ModuleOf<'unloaded'> }) {
  const say = useSay();
  const name = names[module.of];
  return (
    <Block part="unloaded" title={module.title || (name ? say(name) : '')}>
      <NotLoaded />
    </Block>
  );
}
