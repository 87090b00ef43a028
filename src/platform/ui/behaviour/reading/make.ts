import layout from '../../layout.module.css';
import text from '../../text.module.css';

type Attributes = Readonly<Record<string, string | undefined>>;

/** An element that is not in the document yet. What scripts add says so, for print and for tests. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.dataset.added = '';
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** What can be done with a figure or a table, below its caption. */
export const makeActions = (part: string, ...children: readonly (Node | string)[]): HTMLParagraphElement =>
  make('p', { 'data-part': part, class: `${layout.row3} ${text.fine}` }, ...children);

export function makeButton(
  label: string,
  press: (event: Event) => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  const button = make('button', { type: 'button', class: text.linkButton, ...attributes }, label);
  button.addEventListener('click', press);
  return button;
}
