import type { PictureCut } from '../../kernel/picture-cut.ts';
import type { PictureFacts } from '../../ports/media-tools.ts';

/** What the process that works on pictures is asked to do. */
export type PictureTask =
  | {
      readonly kind: 'forms';
      readonly path: string;
      readonly contentType: string;
      readonly forms: readonly { readonly longest: number; readonly target: string }[];
    }
  | {
      readonly kind: 'sent';
      readonly path: string;
      readonly target: string;
      readonly accepts: readonly string[];
      readonly longest: number;
    }
  | {
      readonly kind: 'cut';
      readonly path: string;
      readonly contentType: string;
      readonly target: string;
      readonly cut: PictureCut;
    };

export interface PictureForms {
  readonly facts: PictureFacts;
  /** In the order of the wanted. */
  readonly sizes: readonly PictureFacts[];
}

export interface SentPicture {
  readonly problem: 'type' | 'damaged' | null;
}
