import { FormattedDate } from 'react-intl';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import words from '../../../../platform/ui/text.module.css';
import block from './block.module.css';
import { Block } from './block.tsx';
import type { ModuleOf, Teaser } from './module-view.ts';

export function TextModule({ module }: { readonly module: ModuleOf<'text'> }) {
  const say = useSay();
  const href = useHref();
  const { text } = module;
  return (
    <Block part="text" title={module.title || text.title} styleId={module.styleId}>
      <div className={layout.stack3}>
        <p className={words.lead}>
          <bdi>{text.summary}</bdi>
        </p>
        <p className={words.small}>
          <a href={href(`/info/${text.id}`)}>
            {say('ui.action.readMore')}
            <span data-visually-hidden="">: {text.title}</span>
          </a>
        </p>
      </div>
    </Block>
  );
}

export function TextList({ module }: { readonly module: ModuleOf<'textList'> }) {
  const say = useSay();
  const title = module.title || say('site.home.announcements');
  return (
    <Block part="text-list" title={title} more={`/new?columnId=${module.columnId}`}>
      <TeaserList texts={module.texts} heading="h3" />
    </Block>
  );
}

/** Stored texts with date, title and summary, as lines or tiles after the site's taste. */
export function TeaserList({
  texts,
  heading: Heading,
}: {
  readonly texts: readonly Teaser[];
  /** The heading below which the list stands decides the level of its own. */
  readonly heading: 'h2' | 'h3';
}) {
  const href = useHref();
  const { site, theme } = useFrame();
  const asTiles = theme.cards === 'tile';
  const entryClass = asTiles ? `${layout.stack1} ${box.card} ${block.marked}` : layout.stack1;
  return (
    <ul className={asTiles ? layout.grid : box.entries} data-cards={theme.cards}>
      {texts.map((text) => (
        <li key={text.id} className={entryClass}>
          <time className={words.fine} dateTime={text.updatedAt}>
            <FormattedDate value={text.updatedAt} dateStyle="long" timeZone={site.timeZone} />
          </time>
          <Heading className={`${words.h4} ${block.titles}`}>
            <a href={href(`/info/${text.id}`)}>
              <bdi>{text.title}</bdi>
            </a>
          </Heading>
          {text.summary && (
            <p className={`${words.muted} ${words.small}`}>
              <bdi>{text.summary}</bdi>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
