/** The sites of whose frames it was made; nothing where something else in it may change without one being told. */
export type Lasts<Value> = (value: Value) => readonly number[] | null;

/** Reads once for all who ask within some seconds; what `lasts`, until the frame of one of these sites changes. */
export type Remember = <Value>(key: string, read: () => Promise<Value>, lasts?: Lasts<Value>) => Promise<Value>;

/** The same for what belongs to one site, as of one version of its frame. */
export type RememberOfSite = <Value>(
  site: number,
  name: string,
  read: () => Promise<Value>,
  lasts?: Lasts<Value>,
) => Promise<Value>;
