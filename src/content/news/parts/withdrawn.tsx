import { useSay } from '../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../platform/shell/frame.ts';
import { Tombstone } from '../../article/parts/tombstone.tsx';
import type { TombstoneView } from '../../article/parts/tombstone-view.ts';

/** A page whose content was taken back: its name, when and why. */
export function Withdrawn({ item }: { readonly item: TombstoneView }) {
  const say = useSay();
  const { home } = useFrame();
  const others = { name: say('ui.action.backToHome'), href: home };
  return <Tombstone paper={item} state={say('news.withdrawn')} others={others} />;
}
