import { Localized } from './localized.tsx';
import type { LocalizedText } from './localized-text.ts';

interface Props {
  readonly text: string | LocalizedText | null;
  readonly className?: string | undefined;
}

/** A paragraph of one text; nothing where there is none. */
export const Paragraph = ({ text, className }: Props) =>
  text ? <p className={className}>{typeof text === 'string' ? <bdi>{text}</bdi> : <Localized of={text} />}</p> : null;
