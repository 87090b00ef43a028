const most = 200;

/** As many stretches as a drawing can show, each as loud as its loudest part. */
export function visiblePeaks(peaks: readonly number[]): number[] {
  const count = Math.min(most, peaks.length);
  return Array.from({ length: count }, (_, place) =>
    Math.max(
      ...peaks.slice(Math.floor((place * peaks.length) / count), Math.floor(((place + 1) * peaks.length) / count)),
    ),
  );
}
