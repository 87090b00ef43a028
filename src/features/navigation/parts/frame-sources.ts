import type { Frame } from './frame.ts';

/** The origins of the outside pages that the frame may show, as the content security policy wants them. */
export const frameSources = ({ assistant, service }: Pick<Frame, 'assistant' | 'service'>): string =>
  [assistant, service]
    .flatMap((widget) => (widget && URL.canParse(widget.url) ? [new URL(widget.url).origin] : []))
    .join(' ');
