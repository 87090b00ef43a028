import { TextSelection } from '@tiptap/pm/state';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { type Command, Mark, mergeAttributes, Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isProseLink } from '../domain/prose.ts';

export interface FigureFacts {
  readonly src: string;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  readonly caption: string;
}

const storedFile = /^\/files\/[0-9a-f]{64}$/;

/** A picture of the site's own store with its words. Pictures from elsewhere, pasted ones among them, are not taken. */
const Figure = Node.create({
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

const cellAttributes = () => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  colwidth: { default: null, rendered: false },
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () => goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return { Tab: go(1), 'Shift-Tab': go(-1) };
  },
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: () => ({ ...cellAttributes(), scope: { default: null } }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

/** What a node is to the commands that change tables. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const proseTables = [Table, TableRow, TableCell, TableHeader];

/** A table to begin with: a head and two rows. */
export const emptyTable = () => {
  const paragraph = { type: 'paragraph' };
  const row = (type: string, attrs?: object) => ({
    type: 'tableRow',
    content: [1, 2, 3].map(() => ({ type, content: [paragraph], ...(attrs && { attrs }) })),
  });
  return { type: 'table', content: [row('tableHeader', { scope: 'col' }), row('tableCell'), row('tableCell')] };
};

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

/** Puts the caret behind the block that was put in last, where the next key writes on and does not take its place. */
export const caretBehind: Command = ({ tr, editor }) => {
  const { to } = tr.selection;
  const paragraph = editor.schema.nodes.paragraph?.create();
  if (!tr.doc.resolve(to).nodeAfter?.isTextblock && paragraph) tr.insert(to, paragraph);
  tr.setSelection(TextSelection.create(tr.doc, to + 1)).scrollIntoView();
  return true;
};
