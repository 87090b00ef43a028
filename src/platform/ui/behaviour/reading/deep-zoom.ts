import OpenSeadragon from 'openseadragon';
import { make } from './make.ts';

/** A picture shown in tiles: as much of it as the window has points for is fetched, however large it is. */
export interface DeepZoom {
  enlarge(factor: number): void;
  /** By so many pixels of the window. */
  move(x: number, y: number): void;
  fit(): void;
  close(): void;
}

/** Opens a picture of the IIIF Image API in the stage; what stood there stays until the tiles can be had, and where they can't. */
export function openDeepZoom(stage: HTMLElement, address: string, alternative: string): DeepZoom {
  const before = [...stage.children];
  const canvas = make('div', { role: 'img', 'aria-label': alternative, 'data-part': 'deep-zoom' });
  Object.assign(canvas.style, { inlineSize: '100%', blockSize: '100%' });
  stage.append(canvas);
  // The library would add a sheet of styles, which no page of ours may; it adds none where one of that name is.
  const sheet = document.createElementNS('', 'style');
  sheet.setAttribute('data-openseadragon-mobile-css', '');
  document.head.append(sheet);
  const isQuiet = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const viewer = OpenSeadragon({
    element: canvas,
    tileSources: `${address}/info.json`,
    // Buttons and keys are the viewer's own around it.
    showNavigationControl: false,
    drawer: 'canvas',
    // A busy server says come again; it means soon.
    imageLoaderLimit: 4,
    tileRetryMax: 4,
    tileRetryDelay: 2_500,
    animationTime: isQuiet ? 0 : 0.2,
    immediateRender: isQuiet,
    maxZoomPixelRatio: 4,
    visibilityRatio: 0.5,
    gestureSettingsMouse: { clickToZoom: false, dblClickToZoom: true },
    gestureSettingsTouch: { pinchRotate: false, flickEnabled: !isQuiet },
  });
  viewer.addHandler('open', () => {
    for (const one of before) one.remove();
    stage.dataset.deep = '';
  });
  viewer.addHandler('open-failed', () => canvas.remove());
  sheet.remove();
  // The dialog around it hears the keys.
  viewer.canvas.removeAttribute('tabindex');
  return {
    enlarge(factor) {
      viewer.viewport?.zoomBy(factor);
      viewer.viewport?.applyConstraints();
    },
    move(x, y) {
      viewer.viewport?.panBy(viewer.viewport.deltaPointsFromPixels(new OpenSeadragon.Point(-x, -y)));
      viewer.viewport?.applyConstraints();
    },
    fit: () => void viewer.viewport?.goHome(),
    close() {
      delete stage.dataset.deep;
      viewer.destroy();
      canvas.remove();
    },
  };
}
