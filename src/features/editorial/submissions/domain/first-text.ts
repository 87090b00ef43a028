/** A text in whichever language it was written first. */
export const firstText = (texts: Readonly<Record<string, string | undefined>>): string =>
  Object.values(texts).find((text) => text?.trim()) ?? '';
