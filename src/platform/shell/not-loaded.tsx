import { useSay } from '../i18n/use-say.ts';
import { useFrame } from './frame.ts';
import { useHref } from './href.ts';

/** Says what is missing of a page because nobody could look it up, and leads to the same page once more. */
export function NotLoaded({
  text = 'home.unloaded.text',
}: {
  readonly text?: 'home.unloaded.text' | 'home.unloaded.numbers';
}) {
  const say = useSay();
  const href = useHref();
  const { address } = useFrame();
  return (
    <p role="note" data-part="sentence">
      {say(text)} <a href={href(address.path)}>{say('ui.action.tryAgain')}</a>
    </p>
  );
}
