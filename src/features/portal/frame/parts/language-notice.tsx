import { useEffect } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { showToast } from '../../../../platform/ui/behaviour/toasts.ts';

/** Says once, in a language in which the site carries no content, what to expect of it. */
export function LanguageNotice() {
  const say = useSay();
  const { language, site } = useFrame();
  const carried = site.languages.includes(language);
  useEffect(() => {
    if (carried) return;
    const seenKey = `imprint-told-${language}`;
    try {
      if (localStorage.getItem(seenKey)) return;
      localStorage.setItem(seenKey, '1');
    } catch {
      // A browser that keeps nothing shows it on every page.
    }
    showToast({ kind: 'notice', text: say('ui.language.metadataOnly') });
  }, [carried, language, say]);
  return null;
}
