/** The specification's numbers about the interface, each named once. Sizes are in CSS pixels. */

export const errorToastMilliseconds = 2_000;
export const loadingFadeMilliseconds = 500;
export const resizeDebounceMilliseconds = 300;
export const chunkLoadMilliseconds = 120_000;
export const httpMilliseconds = 600_000;

export const toolbarAppearsAfter = 400;
export const backToTopDesktop = 400;
export const backToTopMobile = 300;
export const alwaysVisibleToolbarStyle = 3;
export const badgeMost = 99;
export const qrCodeSize = 120;

/** Ours: below this width a page has its mobile form. */
export const mobileBelow = 768;
