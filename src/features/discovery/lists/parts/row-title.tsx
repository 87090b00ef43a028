import { useSay } from '../../../../platform/i18n/use-say.ts';
import { valueLabel } from '../../../../platform/shell/coded-values.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import styles from './item-list.module.css';
import type { ListRow } from './list-view.ts';

interface Props {
  readonly row: ListRow;
  readonly isMixed: boolean;
  readonly heading?: 'h2' | 'h3';
}

/** The title leads to the thing: its page, its file, or a site elsewhere. */
export function RowTitle({ row, isMixed, heading: Heading = 'h2' }: Props) {
  const say = useSay();
  return (
    <>
      {isMixed && <p className={styles.kind}>{valueLabel(say, 'kind', row.kind)}</p>}
      <Heading>
        <RowLink row={row} />
      </Heading>
    </>
  );
}

export function RowLink({ row }: { readonly row: ListRow }) {
  const say = useSay();
  const href = useHref();
  const title = <bdi>{row.title}</bdi>;
  if (!row.isOutside) return <a href={row.href.startsWith('/rc-pub/') ? row.href : href(row.href)}>{title}</a>;
  return (
    <a href={row.href} target="_blank" rel="noopener noreferrer external">
      {title}
      <span className={styles.outside} aria-hidden="true">
        {' '}
        ↗
      </span>
      <span data-visually-hidden=""> ({say('ui.link.opensInNewWindow')})</span>
    </a>
  );
}

export function RowSummary({ row }: { readonly row: ListRow }) {
  const say = useSay();
  const href = useHref();
  return (
    <>
      {row.summary && (
        <p className={styles.summary}>
          <bdi>{row.summary}</bdi>
        </p>
      )}
      {row.paper && (
        <p className={styles.facts}>
          {say('search.hit.fromPaper')}{' '}
          <a href={href(row.paper.href)}>
            <bdi>{row.paper.title}</bdi>
          </a>
        </p>
      )}
    </>
  );
}
