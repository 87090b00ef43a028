import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { AsideSection } from './aside-section.tsx';
import styles from './expert.module.css';
import type { ExpertView } from './expert-view.ts';
import { networkShape, networkSize } from './network-shape.ts';

/** With whom somebody wrote: drawn for the eye, listed for everyone. */
export function CoAuthors({ expert }: { readonly expert: Pick<ExpertView, 'name' | 'coAuthors' | 'ties'> }) {
  const say = useSay();
  const href = useHref();
  const { name, coAuthors, ties } = expert;
  const addresses = new Map(coAuthors.map(({ id, url }) => [id, href(url)]));
  const { middle, people, ties: drawn } = networkShape(coAuthors, ties);
  return (
    <AsideSection part="co-authors" title={say('expert.coAuthors.title')}>
      {people.length > 1 && (
        <>
          <svg
            className={styles.network}
            viewBox={`0 0 ${networkSize.width} ${networkSize.height}`}
            aria-hidden="true"
            direction="ltr"
          >
            {drawn.map(({ id, line, ...ends }) => (
              <line key={id} {...ends} strokeWidth={line} data-tie="" />
            ))}
            {people.map(({ id, x, y, line }) => (
              <line key={id} x1={middle.x} y1={middle.y} x2={x} y2={y} strokeWidth={line} />
            ))}
            <circle cx={middle.x} cy={middle.y} r="15" data-middle="">
              <title>{name}</title>
            </circle>
            {people.map(({ id, label, x, y, radius, labelX, labelY, anchor }) => (
              <a key={id} href={addresses.get(id)} tabIndex={-1}>
                <circle cx={x} cy={y} r={radius} />
                <text x={labelX} y={labelY} textAnchor={anchor}>
                  {label}
                </text>
              </a>
            ))}
          </svg>
          <p className={text.fine}>{say('expert.coAuthors.note')}</p>
        </>
      )}
      <ol className={`${layout.stack2} ${layout.counted} ${text.small}`}>
        {coAuthors.map(({ id, name: other, papers }) => (
          <li key={id}>
            <a href={addresses.get(id)}>
              <bdi>{other}</bdi>
            </a>{' '}
            <span className={text.fine}>{say('expert.coAuthors.shared', { count: papers })}</span>
          </li>
        ))}
      </ol>
    </AsideSection>
  );
}
