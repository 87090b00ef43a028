import { make } from './make.ts';

/** A figure with the forms in which it can be seen and had. */
export interface ViewedFigure {
  readonly anchor: string;
  /** The address of its own page, where it has one. */
  readonly page: string;
  readonly source: string;
  /** Where it can be had in tiles. */
  readonly zoom: string | undefined;
  readonly forms: readonly { readonly name: string; readonly href: string }[];
  readonly element: HTMLElement | null;
  readonly image: HTMLImageElement | null;
}

export const downloadLink = ({ name, href }: ViewedFigure['forms'][number]): HTMLElement =>
  make('a', { href, download: '' }, name);
