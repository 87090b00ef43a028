import type { HexColour } from './css-colour.ts';
import type { Scheme } from './neutrals.ts';

/** Something in a site's look that can hardly be read. Its key says all of it, so that a yes to it is a yes to nothing else. */
export type WeakContrast = { readonly key: string } & (
  | {
      /** The site's colour is too pale to be seen on paper; a darker one of its hue is used in its place. */
      readonly what: 'colour';
      readonly chosen: HexColour;
      readonly used: HexColour;
      readonly ratio: number;
      readonly least: number;
    }
  | {
      /** A rule of the site's own style. */
      readonly what: 'style';
      readonly selector: string;
      readonly scheme: Scheme;
      readonly foreground: HexColour;
      readonly background: HexColour;
      readonly ratio: number;
      readonly least: number;
    }
  /** A rule whose colour is written so that it can't be measured. */
  | { readonly what: 'unknown'; readonly selector: string; readonly value: string }
);
