import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import styles from './inner-header.module.css';

/** Whose pages these are, how to search them, and the way to the site itself. */
export function InnerHeader() {
  const say = useSay();
  const href = useHref();
  const { site, home } = useFrame();
  return (
    <header className={styles.header} data-part="inner-header" data-print="no">
      <div className={`${layout.page} ${layout.spread} ${text.small}`}>
        <a className={text.strong} href={href('/innerHome')}>
          <bdi>{site.name}</bdi>
        </a>
        <span className={layout.row4}>
          <a href={href('/innerSeniorSearch')}>{say('frame.search.advanced')}</a>
          <a href={href(home)} target="_blank" rel="noopener">
            {say('frame.inner.openSite')}
            <span aria-hidden="true"> ↗</span>
            <span data-visually-hidden=""> ({say('ui.link.opensInNewWindow')})</span>
          </a>
        </span>
      </div>
    </header>
  );
}
