import { FormattedDate } from 'react-intl';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { ModuleHeading } from './module-heading.tsx';
import type { ModuleOf, Teaser } from './module-view.ts';
import teasers from './teaser-list.module.css';
import styles from './text.module.css';

export function TextModule({ module }: { readonly module: ModuleOf<'text'> }) {
  const say = useSay();
  const href = useHref();
  return (
    <section className={styles.text} data-style={module.styleId} data-part="text">
      <ModuleHeading title={module.title || module.text.title} />
      <p>
        <bdi>{module.text.summary}</bdi>
      </p>
      <p>
        <a href={href(`/info/${module.text.id}`)} aria-label={`${say('ui.action.readMore')}: ${module.text.title}`}>
          {say('ui.action.readMore')}
        </a>
      </p>
    </section>
  );
}

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
  const { site, look } = useFrame();
  return (
    <ul className={teasers.list} data-cards={look.cards}>
      {texts.map((text) => (
        <li key={text.id}>
          <time dateTime={text.updatedAt}>
            <FormattedDate value={text.updatedAt} dateStyle="long" timeZone={site.timeZone} />
          </time>
          <Heading>
            <a href={href(`/info/${text.id}`)}>
              <bdi>{text.title}</bdi>
            </a>
          </Heading>
          {text.summary && (
            <p>
              <bdi>{text.summary}</bdi>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
