import { Link } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import styles from '../../../../platform/ui/page-links.module.css';
import { pageWindow } from '../../../../platform/ui/page-window.ts';
import { pageSize, searchHref } from './search-address.ts';
import type { FoundView, SearchView } from './search-view.ts';

/** The engine counts no further than this by page; beyond it a walk goes on from where it stands. */
const deepest = 10_000;

export function Paging({ view, answer }: { readonly view: SearchView; readonly answer: FoundView }) {
  const say = useSay();
  const { path, address } = view;
  const total = Math.min(answer.totalPages, deepest / pageSize);
  const { page, cursor } = address;
  const walksOn = answer.cursor !== null && (cursor !== '' || page >= total - 1);
  const next = cursor === '' && page < total - 1 ? { page: page + 1, cursor: '' } : null;
  const walk = walksOn && answer.content.length === pageSize ? { page: 0, cursor: answer.cursor ?? '' } : null;
  if (total < 2 && !walk && cursor === '') return null;
  return (
    <nav className={styles.paging} aria-label={say('ui.pagination.label')} data-part="paging">
      <ul>
        {cursor === '' && page > 0 && (
          <li>
            <Link to={searchHref(path, address, { page: page - 1 })} rel="prev nofollow">
              {say('ui.pagination.previous')}
            </Link>
          </li>
        )}
        {pageWindow(cursor === '' ? page : -9, total).map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
          <li key={place} data-far={one === null || Math.abs(one - page) > 1 ? '' : undefined}>
            {one === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to={searchHref(path, address, { page: one, cursor: '' })}
                rel="nofollow"
                aria-label={say('ui.pagination.page', { page: one + 1 })}
                aria-current={cursor === '' && one === page ? 'page' : undefined}
              >
                {one + 1}
              </Link>
            )}
          </li>
        ))}
        {(next ?? walk) && (
          <li>
            <Link to={searchHref(path, address, next ?? walk ?? {})} rel="next nofollow">
              {say('ui.pagination.next')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
