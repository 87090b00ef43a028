import { useSay } from '../i18n/use-say.ts';
import styles from './page-links.module.css';
import { pageWindow } from './page-window.ts';

interface Props {
  /** From 0. */
  readonly page: number;
  readonly total: number;
  hrefOf(page: number): string;
}

/** The pages of a list as plain links. */
export function PageLinks({ page, total, hrefOf }: Props) {
  const say = useSay();
  if (total < 2) return null;
  return (
    <nav className={styles.paging} aria-label={say('ui.pagination.label')} data-part="paging" data-print="no">
      <ul>
        {page > 0 && (
          <li>
            <a href={hrefOf(Math.min(page, total) - 1)} rel="prev">
              {say('ui.pagination.previous')}
            </a>
          </li>
        )}
        {pageWindow(page, total).map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
          <li key={place} data-far={one === null || Math.abs(one - page) > 1 ? '' : undefined}>
            {one === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                href={hrefOf(one)}
                aria-label={say('ui.pagination.page', { page: one + 1 })}
                aria-current={one === page ? 'page' : undefined}
              >
                {one + 1}
              </a>
            )}
          </li>
        ))}
        {page < total - 1 && (
          <li>
            <a href={hrefOf(page + 1)} rel="next">
              {say('ui.pagination.next')}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
