/** What is to be made of a picture, in points of the picture as people see it. */
export interface PictureCut {
  readonly region: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** Of the result, before it is turned. */
  readonly width: number;
  readonly height: number;
  /** Left and right change places, before it is turned. */
  readonly mirrored: boolean;
  readonly degrees: 0 | 90 | 180 | 270;
  readonly quality: 'default' | 'gray' | 'bitonal';
  readonly format: 'jpg' | 'png' | 'webp';
}
