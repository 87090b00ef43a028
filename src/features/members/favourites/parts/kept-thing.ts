/** What a member keeps. */
export interface KeptThing {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
}
