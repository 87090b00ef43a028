import { type ReactNode, useEffect, useState } from 'react';
import box from '../../../../platform/ui/box.module.css';
import text from '../../../../platform/ui/text.module.css';
import styles from './refine.module.css';

/** From here on everything stands next to the results; the style sheet has the same number. */
const wide = '(width >= 60rem)';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly hasChosen: boolean;
  readonly children: ReactNode;
}

/** Filters of one kind, which can be folded away. In a sheet they begin folded, but for those that are in use. */
export function FilterGroup({ name, label, hasChosen, children }: Props) {
  const [isOpen, setOpen] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen later does not fold what is being read
  useEffect(() => {
    if (!hasChosen && !matchMedia(wide).matches) setOpen(false);
  }, []);
  return (
    <details
      className={`${box.ruled} ${styles.group}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      data-facet={name}
    >
      <summary className={text.strong}>{label}</summary>
      <fieldset>
        <legend data-visually-hidden="">{label}</legend>
        {children}
      </fieldset>
    </details>
  );
}
