/** Containers are a little vague about their end; a recording of which a tenth is missing was cut off. */
export const breaksOff = (promisedSeconds: number, foundSeconds: number): boolean =>
  foundSeconds < promisedSeconds * 0.9 - 1;
