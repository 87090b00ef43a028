import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { showLoadingScreen } from '../../../../platform/ui/behaviour/loading-screen.ts';

/** Shows that the next screen is on its way where pages change without a new document, and fades when it is there. */
export function LoadingScreen() {
  const say = useSay();
  const { state } = useNavigation();
  const place = useRef<HTMLDivElement>(null);
  const loading = state === 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a navigation; `say` is new at each rendering
  useEffect(() => {
    if (!loading || !place.current) return;
    const fade = showLoadingScreen(place.current, say('ui.state.loading'));
    return () => void fade();
  }, [loading]);
  return <div ref={place} />;
}
