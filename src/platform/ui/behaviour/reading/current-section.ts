/**
 * Which section is being read: the last one whose head has passed the upper quarter of the window; the very last once the page is at
 * its end, however short that section is.
 */
export function currentSection(tops: readonly number[], windowHeight: number, atEnd: boolean): number {
  if (atEnd) return tops.length - 1;
  return tops.findLastIndex((top) => top <= windowHeight / 4);
}
