import type { ShownText } from './shown-text.ts';

interface Props {
  readonly title: ShownText;
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
