export interface PreviewView {
  readonly title: string;
  /** The paper that it belongs to. */
  readonly url: string | null;
  readonly download: string;
  /** Why this reader may not have it. */
  readonly refusal: string | null;
}
