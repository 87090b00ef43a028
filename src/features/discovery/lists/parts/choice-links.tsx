import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import styles from './item-list.module.css';

interface Props {
  readonly label: string;
  readonly part?: string;
  readonly choices: readonly {
    readonly key: string;
    readonly name: string;
    readonly href: string;
    readonly isCurrent: boolean;
    readonly count?: number | undefined;
  }[];
}

/** One value to choose for a list: a letter, a subject, a span of time. */
export const ChoiceLinks = ({ label, part, choices }: Props) => (
  <nav aria-label={label} data-part={part} data-print="no">
    <ul className={layout.row2}>
      {choices.map(({ key, name, href, isCurrent, count }) => (
        <li key={key}>
          <a className={`${box.chip} ${styles.choice}`} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {name}
            {count !== undefined && <small> {count}</small>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
