import { type ReactNode, useId } from 'react';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import tabs from '../../../../platform/ui/tabs.module.css';
import text from '../../../../platform/ui/text.module.css';
import { MoreLink } from './block.tsx';
import type { ListView } from './found-view.ts';
import styles from './list-tabs.module.css';
import type { ListName } from './module-lists.ts';

export const listNames: Readonly<Record<ListName, MessageKey>> = {
  newest: 'site.portal.newestPapers',
  onlineFirst: 'site.home.onlineFirst',
  justAccepted: 'site.home.justAccepted',
  mostRead: 'site.home.mostRead',
  mostDownloaded: 'site.home.mostDownloaded',
  mostCited: 'site.home.mostCited',
  information: 'lists.tab.information',
  announcement: 'lists.tab.announcement',
  dynamic: 'lists.tab.dynamic',
  statement: 'lists.tab.statement',
  figures: 'site.home.figures',
  videos: 'site.home.videos',
  specialIssues: 'site.home.specialIssues',
};

interface Props<Entry> {
  /** What is chosen from, for those who can't see that the names stand together. */
  readonly label: string;
  readonly lists: readonly ListView<Entry>[];
  /** Side by side instead of one at a time. */
  readonly asColumns?: boolean;
  /** Entries stand below an `h3`. */
  readonly children: (list: ListView<Entry>) => ReactNode;
}

/** Several lists in the place of one. The names are a choice that the browser keeps: it works without script. */
export function ListTabs<Entry>({ label, lists, asColumns = false, children }: Props<Entry>) {
  const say = useSay();
  const group = useId();
  const asTabs = !asColumns && lists.length > 1;
  return (
    <div className={styles.lists} data-as={asTabs ? 'tabs' : 'columns'} data-part="lists">
      {asTabs && (
        <fieldset className={tabs.tabs}>
          <legend data-visually-hidden="">{label}</legend>
          {lists.map(({ name }, place) => (
            <label key={name}>
              <input type="radio" name={group} defaultChecked={place === 0} />
              {say(listNames[name])}
            </label>
          ))}
        </fieldset>
      )}
      {lists.map((list) => (
        <div key={list.name} data-panel="">
          <h3 className={asTabs ? undefined : text.asideTitle} data-visually-hidden={asTabs ? '' : undefined}>
            {say(listNames[list.name])}
          </h3>
          {children(list)}
          {list.more && <MoreLink href={list.more} name={say(listNames[list.name])} />}
        </div>
      ))}
    </div>
  );
}
