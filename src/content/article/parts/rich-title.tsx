import { unbroken } from '../../../platform/kernel/quantity.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import type { LocalizedText } from '../../../platform/shell/localized-text.ts';

/** A title, with its italics and formulas where it has them. */
export function RichTitle({ title, html }: { readonly title: LocalizedText; readonly html: string | null }) {
  if (!html) return <Localized of={{ ...title, text: unbroken(title.text) }} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe when it was stored
  return <bdi lang={title.lang} dir={title.dir} dangerouslySetInnerHTML={{ __html: html }} />;
}
