import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import box from '../../../platform/ui/box.module.css';
import type { getOverview } from '../contract.ts';
import { addressOfKind } from '../domain/addresses.ts';
import styles from './console.module.css';
import { ConsoleSection } from './console-page.tsx';
import { Link } from './in-language.tsx';
import { useConsole, useWord } from './use-console.ts';

interface Props {
  readonly steps: NonNullable<OutputOf<typeof getOverview>['checklist']>;
}

/** What a new site still needs, each line a way to it. */
export function Checklist({ steps }: Props) {
  const say = useWord();
  const { me } = useConsole();
  const addressOf = (step: string) => {
    if (step === 'people') return '/console/people';
    if (step === 'article') return '/console/import';
    return addressOfKind(
      step,
      me.kinds.some(({ kind, isMany }) => kind === step && isMany),
    );
  };
  return (
    <ConsoleSection id="checklist" title={say('checklist.title')} isCard part="checklist">
      <ol className={`${box.entries} ${styles.enclosed}`}>
        {steps.map(({ step, isDone }) => (
          <li key={step}>
            <span aria-hidden="true">{isDone ? '✓ ' : '○ '}</span>
            <Link to={addressOf(step)}>{say(`checklist.${step}`)}</Link>
            {isDone && <span data-visually-hidden="">{say('checklist.done')}</span>}
          </li>
        ))}
      </ol>
    </ConsoleSection>
  );
}
