import type { ComponentType, ReactNode } from 'react';
import { asPreviewed } from '../../../../platform/shell/as-previewed.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import layout from '../../../../platform/ui/layout.module.css';
import { Banner } from './banner.tsx';
import { BoardStrip } from './board-strip.tsx';
import { Contact } from './contact.tsx';
import { ExtensionModule } from './extension-module.tsx';
import { Facts, Numbers } from './facts.tsx';
import { Gallery } from './gallery.tsx';
import { CurrentIssue, IssueList } from './issues.tsx';
import { Journals } from './journals.tsx';
import { IndexedIn, Links } from './links.tsx';
import type { ModuleOf, ModuleView } from './module-view.ts';
import styles from './modules.module.css';
import { News } from './news.tsx';
import { PaperLists } from './paper-lists.tsx';
import { SearchHero } from './search-hero.tsx';
import { Subjects } from './subjects.tsx';
import { Subscribe } from './subscribe.tsx';
import { TextList, TextModule } from './texts.tsx';
import { Unloaded } from './unloaded.tsx';

/** A page built from modules: wide ones from edge to edge, the others in two columns, all in the site's order. */
export const Modules = ({ modules }: { readonly modules: readonly ModuleView[] }) => (
  <div className={styles.modules}>{bands(modules).map(drawBand)}</div>
);

type Band = { readonly wide: ModuleView } | { readonly main: ModuleView[]; readonly side: ModuleView[] };

function bands(modules: readonly ModuleView[]): Band[] {
  const found: Band[] = [];
  for (const module of modules) {
    if (module.area === 'wide') found.push({ wide: module });
    else {
      const last = found.at(-1);
      const open = last && 'main' in last ? last : { main: [], side: [] };
      if (open !== last) found.push(open);
      open[module.area].push(module);
    }
  }
  return found;
}

/** These draw their own ground and reach the edges of the window. */
const fullBleed: readonly ModuleView['code'][] = ['banner', 'search'];

function drawBand(band: Band): ReactNode {
  if ('wide' in band) {
    return (
      <div key={band.wide.id} className={fullBleed.includes(band.wide.code) ? undefined : layout.pageWide}>
        {drawStyled(band.wide)}
      </div>
    );
  }
  const first = band.main[0] ?? band.side[0];
  return (
    <div
      key={first?.id}
      className={`${layout.pageWide} ${styles.columns}`}
      data-side={band.side.length > 0 ? '' : undefined}
    >
      <div className={styles.column}>{band.main.map(drawStyled)}</div>
      {band.side.length > 0 && <div className={styles.column}>{band.side.map(drawStyled)}</div>}
    </div>
  );
}

/** What a site has styled itself stands in an element of its own, which its style does not reach out of. */
const drawStyled = (module: ModuleView): ReactNode =>
  module.stylesheet ? (
    <div key={module.id} className={styles.styled} data-module={module.id}>
      <ModuleStyle href={module.stylesheet} />
      {drawModule(module)}
    </div>
  ) : (
    drawModule(module)
  );

const ModuleStyle = ({ href }: { readonly href: string }) => (
  <link rel="stylesheet" href={asPreviewed(href, useFrame().preview)} />
);

const parts: { readonly [Code in ModuleView['code']]: ComponentType<{ readonly module: ModuleOf<Code> }> } = {
  banner: Banner,
  facts: Facts,
  currentIssue: CurrentIssue,
  issueList: IssueList,
  text: TextModule,
  textList: TextList,
  links: Links,
  contact: Contact,
  indexedIn: IndexedIn,
  journals: Journals,
  search: SearchHero,
  numbers: Numbers,
  papers: PaperLists,
  news: News,
  gallery: Gallery,
  board: BoardStrip,
  subjects: Subjects,
  subscribe: Subscribe,
  extension: ExtensionModule,
  unloaded: Unloaded,
};

function drawModule(module: ModuleView): ReactNode {
  const Part = parts[module.code] as ComponentType<{ readonly module: ModuleView }>;
  return <Part key={module.id} module={module} />;
}
