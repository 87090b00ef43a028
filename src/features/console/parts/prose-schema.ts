import { Mark, mergeAttributes } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isProseLink } from '../domain/prose-link.ts';
import { Figure } from './prose-figure.ts';
import { proseTables } from './prose-tables.ts';

const script = (name: string, tag: 'sup' | 'sub') =>
  Mark.create({
    name,
    excludes: 'superscript subscript',
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });

/** What a text can be made of here; the server takes no more. A page's first heading is its title. */
export const proseSchema = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    strike: false,
    underline: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isProseLink(address),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  script('superscript', 'sup'),
  script('subscript', 'sub'),
  Figure,
  ...proseTables,
];
