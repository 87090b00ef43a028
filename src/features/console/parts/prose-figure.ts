import { Node } from '@tiptap/react';

export interface FigureFacts {
  readonly src: string;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  readonly caption: string;
}

const storedFile = /^\/files\/[0-9a-f]{64}$/;

/** A picture of the site's own store with its words. Pictures from elsewhere, pasted ones among them, are not taken. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: {}, alt: { default: '' }, caption: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs(element) {
        const picture = element.querySelector('img');
        const src = picture?.getAttribute('src') ?? '';
        if (!storedFile.test(src)) return false;
        const caption = element.querySelector('figcaption')?.textContent?.trim() ?? '';
        return { src, alt: picture?.getAttribute('alt') ?? '', caption };
      },
    },
  ],
  renderHTML({ node }) {
    const { src, alt, caption } = node.attrs as FigureFacts;
    const picture = ['img', { src, alt }] as const;
    return caption ? ['figure', picture, ['figcaption', caption]] : ['figure', picture];
  },
});
