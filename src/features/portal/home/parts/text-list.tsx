import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { ModuleHeading } from './module-heading.tsx';
import type { ModuleOf } from './module-view.ts';
import { TeaserList } from './teaser-list.tsx';

export function TextList({ module }: { readonly module: ModuleOf<'textList'> }) {
  const say = useSay();
  const href = useHref();
  return (
    <section data-part="text-list">
      <ModuleHeading title={module.title || say('site.home.announcements')}>
        <a href={href(`/new?columnId=${module.columnId}`)}>{say('ui.action.viewAll')}</a>
      </ModuleHeading>
      <TeaserList texts={module.texts} heading="h3" />
    </section>
  );
}
