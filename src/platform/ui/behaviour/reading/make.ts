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

export function makeButton(
  text: string,
  press: (event: Event) => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  const button = make('button', { type: 'button', ...attributes }, text);
  button.addEventListener('click', press);
  return button;
}
