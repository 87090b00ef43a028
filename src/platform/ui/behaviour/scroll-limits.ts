import {
  alwaysVisibleToolbarStyle,
  backToTopDesktop,
  backToTopMobile,
  badgeMost,
  mobileBelow,
  toolbarAppearsAfter,
} from './constants.ts';

export interface ScrollPlace {
  readonly scrollY: number;
  readonly width: number;
  readonly toolbarStyle: number;
  readonly path: string;
}

/** The rss, login, register and quickLogin pages, and every address of inner mode, however they are written. */
const withoutToolbar = /^\/(?:rss(?:List)?|login|register|quickLogin)\/?$|^\/inner/i;

/** Which parts of the floating toolbar show. On a phone back-to-top may stand alone. */
export function toolbarVisibility({ scrollY, width, toolbarStyle, path }: ScrollPlace) {
  if (withoutToolbar.test(path)) return { toolbar: false, backToTop: false };
  return {
    toolbar: toolbarStyle === alwaysVisibleToolbarStyle || scrollY > toolbarAppearsAfter,
    backToTop: scrollY > (width < mobileBelow ? backToTopMobile : backToTopDesktop),
  };
}

/** An empty folder has no badge. */
export const badgeText = (count: number): string => {
  if (count <= 0) return '';
  return count > badgeMost ? `${badgeMost}+` : String(count);
};
