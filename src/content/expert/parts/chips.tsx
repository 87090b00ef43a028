import { useHref } from '../../../platform/shell/href.ts';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';

interface Props {
  readonly label: string;
  readonly entries: readonly { readonly name: string; readonly href: string }[];
}

/** Words that a profile is about; each leads to a page of its own. */
export function Chips({ label, entries }: Props) {
  const href = useHref();
  return (
    <dl className={layout.row2}>
      <dt className={text.fine}>{label}</dt>
      {entries.map((entry) => (
        <dd key={entry.href}>
          <a className={box.chip} href={href(entry.href)}>
            <bdi>{entry.name}</bdi>
          </a>
        </dd>
      ))}
    </dl>
  );
}
