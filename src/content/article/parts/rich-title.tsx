import { Headline } from '../../../platform/shell/headline.tsx';
import type { LocalizedText } from '../../../platform/shell/localized-text.ts';

interface Props {
  readonly title: LocalizedText;
  /** Between which it may break. */
  readonly pieces: readonly string[];
  readonly html: string | null;
}

/** A title, with its italics and formulas where it has them. */
export function RichTitle({ title: { lang, dir }, pieces, html }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe when it was stored
  if (html) return <bdi lang={lang} dir={dir} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <bdi lang={lang} dir={dir}>
      <Headline of={pieces} />
    </bdi>
  );
}
