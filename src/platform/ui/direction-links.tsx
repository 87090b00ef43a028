import { useSay } from '../i18n/use-say.ts';
import { type Direction, directionNames, directions } from '../kernel/sort-order.ts';
import layout from './layout.module.css';

interface Props {
  readonly current: Direction;
  hrefOf(direction: Direction): string;
}

/** From which end a list begins. */
export function DirectionLinks({ current, hrefOf }: Props) {
  const say = useSay();
  return (
    <nav className={layout.line} aria-label={say('ui.sort.direction')} data-part="directions" data-print="no">
      {directions.map((direction) => (
        <a
          key={direction}
          href={hrefOf(direction)}
          aria-current={direction === current ? 'true' : undefined}
          rel="nofollow"
        >
          {say(directionNames[direction])}
        </a>
      ))}
    </nav>
  );
}
