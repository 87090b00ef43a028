export interface Waveform {
  readonly seconds: number;
  /** The loudest moment of each stretch, from 0 to 1. */
  readonly peaks: readonly number[];
}

const wantedPeaks = 1_000;

/** Takes the samples of a recording piece by piece and keeps the peak of each of about 1,000 stretches. */
export function collectPeaks(samples: number) {
  const stretches = Math.max(1, Math.min(wantedPeaks, samples));
  const peaks = new Array<number>(stretches).fill(0);
  let seen = 0;
  return {
    add(values: Int16Array): void {
      for (const value of values) {
        const stretch = Math.min(stretches - 1, Math.floor((seen * stretches) / Math.max(1, samples)));
        const loudness = Math.abs(value) / 32_768;
        if (loudness > (peaks[stretch] ?? 0)) peaks[stretch] = loudness;
        seen += 1;
      }
    },
    peaks: (): number[] => peaks.map((peak) => Math.round(peak * 1_000) / 1_000),
  };
}
