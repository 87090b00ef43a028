import { useSay } from '../i18n/use-say.ts';
import layout from '../ui/layout.module.css';
import text from '../ui/text.module.css';
import styles from './breadcrumb.module.css';
import { useFrame } from './frame.ts';
import { useHref } from './href.ts';

export interface Step {
  readonly name: string;
  readonly href: string | null;
}

export function Breadcrumb({ path }: { readonly path: readonly Step[] }) {
  const say = useSay();
  const href = useHref();
  const { home } = useFrame();
  return (
    <nav className={styles.path} aria-label={say('ui.breadcrumb.label')} data-part="breadcrumb" data-print="no">
      <ol className={`${layout.row1} ${text.fine}`}>
        <li>
          <a href={href(home)}>{say('ui.breadcrumb.home')}</a>
        </li>
        {path.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have one name; their order is what identifies them
          <li key={place}>
            {step.href ? <a href={href(step.href)}>{step.name}</a> : <span aria-current="page">{step.name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
