import { useSay } from '../../../../platform/i18n/use-say.ts';
import { valueLabel } from '../../../../platform/shell/coded-values.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { RetractedLabel } from '../../../../platform/shell/retracted-title.tsx';
import text from '../../../../platform/ui/text.module.css';
import type { ListRow } from './list-view.ts';

interface Props {
  readonly row: ListRow;
  readonly isMixed: boolean;
  readonly heading?: 'h2' | 'h3';
  /** Captions of figures may be as long as a paragraph. */
  readonly isClipped?: boolean;
}

/** The title leads to the item: its page, its file, or a site elsewhere. */
export function RowTitle({ row, isMixed, heading: Heading = 'h2', isClipped }: Props) {
  const say = useSay();
  return (
    <>
      {isMixed && <p className={text.fine}>{valueLabel(say, 'kind', row.kind)}</p>}
      <Heading className={isClipped ? text.clipped : undefined}>
        <RowLink row={row} />
      </Heading>
    </>
  );
}

export function RowLink({ row }: { readonly row: ListRow }) {
  const say = useSay();
  const href = useHref();
  const title = (
    <>
      <RetractedLabel integrity={row.integrity} />
      <bdi>{row.title}</bdi>
    </>
  );
  if (!row.isOutside) return <a href={row.href.startsWith('/rc-pub/') ? row.href : href(row.href)}>{title}</a>;
  return (
    <a href={row.href} target="_blank" rel="noopener noreferrer external">
      {title}
      <span className={text.muted} aria-hidden="true">
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
        <p className={`${text.measure} ${text.clipped}`}>
          <bdi>{row.summary}</bdi>
        </p>
      )}
      {row.paper && (
        <p className={`${text.muted} ${text.small}`}>
          {say('search.hit.fromPaper')}{' '}
          <a href={href(row.paper.href)}>
            <bdi>{row.paper.title}</bdi>
          </a>
        </p>
      )}
    </>
  );
}
