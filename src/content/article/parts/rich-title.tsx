import type { LocalizedText } from '../../../platform/shell/localized-text.ts';

interface Props {
  readonly title: LocalizedText;
  readonly html: string | null;
}

/** A title, with its italics and formulas where it has them. */
export function RichTitle({ title, html }: Props) {
  if (!html)
    return (
      <bdi lang={title.lang} dir={title.dir}>
        {title.text}
      </bdi>
    );
  return (
    <bdi
      lang={title.lang}
      dir={title.dir}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe when it was stored
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
