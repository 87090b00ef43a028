import type { PaperView } from '../../../../content/issue/parts/paper-view.ts';
import { Papers } from '../../../../content/issue/parts/papers.tsx';
import { type Say, useSay } from '../../../../platform/i18n/use-say.ts';
import { fileAddress } from '../../../../platform/kernel/file-address.ts';
import { FactLine } from '../../../../platform/shell/fact-line.tsx';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { PaperRow } from '../../../../platform/shell/paper-row.tsx';
import { printedPlace } from '../../../../platform/shell/printed-place.ts';
import { RetractedLabel } from '../../../../platform/shell/retracted-title.tsx';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import block from './block.module.css';
import { Block } from './block.tsx';
import type { ListView } from './found-view.ts';
import { ListTabs, listNames } from './list-tabs.tsx';
import type { ModuleOf } from './module-view.ts';
import styles from './paper-lists.module.css';

/** Papers in rows, cards, or numbered; several lists as tabs, or in the style `columns` side by side. */
export function PaperLists({ module }: { readonly module: ModuleOf<'papers'> }) {
  const say = useSay();
  const [first] = module.lists;
  if (!first) return null;
  const isRanking = module.lists.every(({ name }) => name.startsWith('most'));
  const together = isRanking ? 'site.home.ranking' : 'site.home.latestPapers';
  const title = module.title || say(module.named ? together : listNames[first.name]);
  return (
    <Block part="paper-lists" title={title} more={module.named ? null : first.more}>
      {module.named ? (
        <ListTabs label={title} lists={module.lists} asColumns={module.styleId === 'columns'}>
          {(list) => <Entries list={list} styleId={module.styleId} heading="h4" />}
        </ListTabs>
      ) : (
        <Entries list={first} styleId={module.styleId} heading="h3" />
      )}
    </Block>
  );
}

interface EntriesProps {
  readonly list: ListView<PaperView>;
  readonly styleId: string;
  readonly heading: 'h3' | 'h4';
}

function Entries({ list, styleId, heading }: EntriesProps) {
  const { isPortal } = useFrame().site;
  if (styleId === 'cards') return <Cards papers={list.entries} heading={heading} />;
  if (styleId === 'ranked' || styleId === 'columns') return <Titles list={list} numbered={styleId === 'ranked'} />;
  return <Papers papers={list.entries} heading={heading} mixed={isPortal} />;
}

function Cards({ papers, heading }: { readonly papers: readonly PaperView[] } & Pick<EntriesProps, 'heading'>) {
  const href = useHref();
  const { isPortal } = useFrame().site;
  // Every card has its picture or none has: half a row of them would leave holes.
  const pictured = papers.every(({ cover }) => cover);
  return (
    <ul className={`${block.tiles} ${styles.cards}`}>
      {papers.map((paper) => (
        <li key={paper.id} className={`${box.card} ${layout.stack3}`}>
          {pictured && paper.cover && (
            <img className={box.drawing} src={fileAddress(paper.cover)} alt="" loading="lazy" />
          )}
          <PaperRow
            href={href(paper.url)}
            title={titleOf(paper)}
            heading={heading}
            facts={{
              ...paper,
              others: [isPortal ? paper.publicationName : '', printedPlace(paper)],
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** Titles alone, each with what put it into the list. */
function Titles({ list, numbered }: { readonly list: ListView<PaperView>; readonly numbered: boolean }) {
  const say = useSay();
  const href = useHref();
  return (
    <ol className={`${box.entries} ${block.titles} ${styles.titles}`} data-numbered={numbered ? '' : undefined}>
      {list.entries.map((paper) => (
        <li key={paper.id}>
          <a href={href(paper.url)}>
            <RetractedLabel integrity={paper.integrity} />
            <bdi>{titleOf(paper)}</bdi>
          </a>
          <p className={text.fine}>
            <FactLine of={reasonsOf(say, list.name, paper)} />
          </p>
        </li>
      ))}
    </ol>
  );
}

const titleOf = ({ resName, doi, id }: PaperView): string => resName || doi || id;

function reasonsOf(say: Say, name: ListView<PaperView>['name'], paper: PaperView): string[] {
  if (name === 'mostRead') return [say('ui.number.views', { count: paper.visits })];
  if (name === 'mostDownloaded') return [say('ui.number.downloads', { count: paper.downloads })];
  if (name === 'mostCited') return [say('ui.number.citations', { count: paper.citations })];
  return [paper.publicationName, printedPlace(paper)];
}
