import buttons from '../../button.module.css';
import layout from '../../layout.module.css';
import text from '../../text.module.css';
import type { DeepZoom } from './deep-zoom.ts';
import { downloadLink, type ViewedFigure } from './figure-source.ts';
import { make, makeButton } from './make.ts';
import type { Reading } from './reading.ts';
import { fitted, moveBy, type Zoom, zoomAt } from './zoom.ts';

const step = 1.5;
const push = 60;

/** One figure at a time, as large as the window: zoom by wheel, pinch, keys and buttons; arrows lead to the next one. */
export function viewFigures(figures: readonly ViewedFigure[], first: number, { words, signal }: Reading): void {
  let place = first;
  let zoom: Zoom = fitted;
  let deep: DeepZoom | undefined;
  const picture = make('img', { alt: '', draggable: 'false' });
  const stage = make('div', { 'data-part': 'viewer-stage' }, picture);
  const caption = make('div', { 'data-part': 'viewer-caption', tabindex: '0' });
  const forms = make('p', { 'data-part': 'viewer-forms', class: layout.row3 });
  const count = make('span', { role: 'status', class: `${text.muted} ${text.numbers}` });

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
    deep?.close();
    deep = undefined;
    stage.replaceChildren(picture);
    draw(fitted);
    if (figure.zoom) void deepen(figure, figure.zoom);
  };
  /** What shows tiles is fetched with the first picture that has them. */
  const deepen = async (figure: ViewedFigure, address: string) => {
    const { openDeepZoom } = await import('./deep-zoom.ts');
    if (dialog.open && figure === figures[place] && !deep) deep = openDeepZoom(stage, address, picture.alt);
  };
  const middle = { x: 0, y: 0 };
  const enlarge = (factor: number, point = middle) =>
    isDeep(stage) ? deep?.enlarge(factor) : draw(zoomAt(zoom, factor, point));
  const move = (x: number, y: number) =>
    isDeep(stage) ? deep?.move(x, y) : draw(moveBy(zoom, x, y, stage.getBoundingClientRect()));
  const fit = () => (isDeep(stage) ? deep?.fit() : draw(fitted));
  const icon = (sign: string, label: string, press: () => void) =>
    makeButton(sign, press, { class: buttons.button, 'aria-label': label, title: label });
  const several = figures.length > 1;
  const dialog = make(
    'dialog',
    { 'data-part': 'viewer', 'aria-label': words.viewer },
    make(
      'div',
      { 'data-part': 'viewer-bar', class: layout.row1 },
      icon('×', words.close, () => dialog.close()),
      count,
      ...(several
        ? [icon('‹', words.previous, () => show(place - 1)), icon('›', words.next, () => show(place + 1))]
        : []),
      icon('−', words.zoomOut, () => enlarge(1 / step)),
      icon('+', words.zoomIn, () => enlarge(step)),
      icon('⤢', words.fit, fit),
    ),
    stage,
    make('div', { 'data-part': 'viewer-foot', class: `${layout.stack2} ${text.small}` }, caption, forms),
  );

  const rightToLeft = document.documentElement.dir === 'rtl';
  const keys = new Map([
    ['ArrowLeft', () => show(place + (rightToLeft ? 1 : -1))],
    ['ArrowRight', () => show(place + (rightToLeft ? -1 : 1))],
    ['+', () => enlarge(step)],
    ['=', () => enlarge(step)],
    ['-', () => enlarge(1 / step)],
    ['0', fit],
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
  dialog.addEventListener('close', () => {
    deep?.close();
    dialog.remove();
  });
  signal.addEventListener('abort', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  show(first);
}

/** Tiles are shown, and what shows them hears wheel and fingers itself. */
const isDeep = (stage: HTMLElement): boolean => stage.dataset.deep !== undefined;

/** The caption as it stands in the text, without ids and without what scripts have added. */
function captionOf({ element }: ViewedFigure): Node[] {
  const copy = element?.querySelector(':scope > figcaption')?.cloneNode(true) as HTMLElement | undefined;
  for (const added of copy?.querySelectorAll('[data-added]') ?? []) added.remove();
  for (const named of copy?.querySelectorAll('[id]') ?? []) named.removeAttribute('id');
  return [...(copy?.childNodes ?? [])];
}

interface Hands {
  enlarge(factor: number, point: { x: number; y: number }): void;
  move(x: number, y: number): void;
}

/** Wheel and double click enlarge, dragging moves, two fingers do both. */
function watchPointers(stage: HTMLElement, { enlarge, move }: Hands): void {
  const pointers = new Map<number, { x: number; y: number }>();
  const fromMiddle = (x: number, y: number) => {
    const box = stage.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };

  stage.addEventListener(
    'wheel',
    (event) => {
      if (isDeep(stage)) return;
      event.preventDefault();
      enlarge(Math.exp(-event.deltaY / 300), fromMiddle(event.clientX, event.clientY));
    },
    { passive: false },
  );
  stage.addEventListener('dblclick', (event) => {
    if (!isDeep(stage)) enlarge(2, fromMiddle(event.clientX, event.clientY));
  });
  stage.addEventListener('pointerdown', (event) => {
    if (isDeep(stage)) return;
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  stage.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const apart = (point: typeof now) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      enlarge(apart(now) / apart(before), fromMiddle((now.x + other.x) / 2, (now.y + other.y) / 2));
    } else move(now.x - before.x, now.y - before.y);
    pointers.set(event.pointerId, now);
  });
  for (const gone of ['pointerup', 'pointercancel'] as const)
    stage.addEventListener(gone, ({ pointerId }) => pointers.delete(pointerId));
}
