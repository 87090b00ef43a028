interface Hands {
  enlarge(factor: number, point: { x: number; y: number }): void;
  move(x: number, y: number): void;
}

/** Wheel and double click enlarge, dragging moves, two fingers do both. */
export function watchPointers(stage: HTMLElement, { enlarge, move }: Hands): void {
  const pointers = new Map<number, { x: number; y: number }>();
  const fromMiddle = (x: number, y: number) => {
    const box = stage.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };

  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      enlarge(Math.exp(-event.deltaY / 300), fromMiddle(event.clientX, event.clientY));
    },
    { passive: false },
  );
  stage.addEventListener('dblclick', (event) => enlarge(2, fromMiddle(event.clientX, event.clientY)));
  stage.addEventListener('pointerdown', (event) => {
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
