import type { ShownText } from './shown-text.ts';

/** A text in whichever language it is. */
export const Shown = ({ of, className }: { readonly of: ShownText; readonly className?: string | undefined }) => (
  <bdi lang={of.lang} dir={of.dir} className={className}>
    {of.text}
  </bdi>
);
