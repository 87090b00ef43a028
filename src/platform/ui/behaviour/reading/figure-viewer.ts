import { make, makeButton } from './make.ts';
import type { Reading } from './reading.ts';
import { downloadLink, type ShownFigure } from './shown-figure.ts';
import { fitted, moveBy, type Zoom, zoomAt } from './zoom.ts';
import { watchPointers } from './zoom-pointers.ts';

const step = 1.5;
const push = 60;

/** One figure at a time, as large as the window: zoom by wheel, pinch, keys and buttons; arrows lead to the next one. */
export function viewFigures(figures: readonly ShownFigure[], first: number, { words, signal }: Reading): void {
  let place = first;
  let zoom: Zoom = fitted;
  const picture = make('img', { alt: '', draggable: 'false' });
  const stage = make('div', { 'data-part': 'viewer-stage' }, picture);
  const caption = make('div', { 'data-part': 'viewer-caption', tabindex: '0' });
  const forms = make('p', { 'data-part': 'viewer-forms' });
  const count = make('span', { role: 'status' });

  const draw = (next: Zoom) => {
    zoom = next;
    picture.style.transform = `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`;
    stage.toggleAttribute('data-zoomed', zoom.scale > 1);
  };
  const show = (wanted: number) => {
    place = (wanted + figures.length) % figures.length;
    const figure = figures[place];
    if (!figure) return;
    picture.src = figure.source;
    picture.alt = figure.image?.alt ?? '';
    caption.replaceChildren(...captionOf(figure));
    forms.replaceChildren(words.download, ...figure.forms.flatMap((form) => [' ', downloadLink(form)]));
    count.textContent = `${place + 1} / ${figures.length}`;
    draw(fitted);
  };
  const middle = { x: 0, y: 0 };
  const enlarge = (factor: number, point = middle) => draw(zoomAt(zoom, factor, point));
  const move = (x: number, y: number) => draw(moveBy(zoom, x, y, stage.getBoundingClientRect()));
  const icon = (sign: string, label: string, press: () => void) =>
    makeButton(sign, press, { 'aria-label': label, title: label });
  const several = figures.length > 1;
  const dialog = make(
    'dialog',
    { 'data-part': 'viewer', 'aria-label': words.viewer },
    make(
      'div',
      { 'data-part': 'viewer-bar' },
      icon('×', words.close, () => dialog.close()),
      count,
      ...(several
        ? [icon('‹', words.previous, () => show(place - 1)), icon('›', words.next, () => show(place + 1))]
        : []),
      icon('−', words.zoomOut, () => enlarge(1 / step)),
      icon('+', words.zoomIn, () => enlarge(step)),
      icon('⤢', words.fit, () => draw(fitted)),
    ),
    stage,
    make('div', { 'data-part': 'viewer-foot' }, caption, forms),
  );

  const rightToLeft = document.documentElement.dir === 'rtl';
  const keys = new Map([
    ['ArrowLeft', () => show(place + (rightToLeft ? 1 : -1))],
    ['ArrowRight', () => show(place + (rightToLeft ? -1 : 1))],
    ['+', () => enlarge(step)],
    ['=', () => enlarge(step)],
    ['-', () => enlarge(1 / step)],
    ['0', () => draw(fitted)],
  ]);
  const pushes: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [push, 0],
    ArrowRight: [-push, 0],
    ArrowUp: [0, push],
    ArrowDown: [0, -push],
  };
  dialog.addEventListener('keydown', (event) => {
    const direction = event.shiftKey ? pushes[event.key] : undefined;
    const act = direction ? () => move(...direction) : keys.get(event.key);
    if (!act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  });
  watchPointers(stage, { enlarge, move });
  dialog.addEventListener('close', () => dialog.remove());
  signal.addEventListener('abort', () => dialog.remove());
  document.body.append(dialog);
  show(first);
  dialog.showModal();
}

/** The caption as it stands in the text, without ids and without what scripts have added. */
function captionOf({ element }: ShownFigure): Node[] {
  const copy = element?.querySelector(':scope > figcaption')?.cloneNode(true) as HTMLElement | undefined;
  for (const added of copy?.querySelectorAll('[data-added]') ?? []) added.remove();
  for (const named of copy?.querySelectorAll('[id]') ?? []) named.removeAttribute('id');
  return [...(copy?.childNodes ?? [])];
}
