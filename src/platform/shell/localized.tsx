import { Headline } from './headline.tsx';
import type { LocalizedText } from './localized-text.ts';

/** A text in whichever language it is. */
export const Localized = ({
  of,
  className,
}: {
  readonly of: LocalizedText;
  readonly className?: string | undefined;
}) => (
  <bdi lang={of.lang} dir={of.dir} className={className}>
    {of.pieces ? <Headline of={of.pieces} /> : of.text}
  </bdi>
);
