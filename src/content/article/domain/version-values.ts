/** A version of an article as far as its label depends on it. */
export interface VersionFacts {
  readonly number: number;
  readonly hasBody: boolean;
}

export const accepted = -1;
export const versionOfRecord = 0;
const lastProof = 10;
const firstMade = 1;

/**
 * The specification's value of each version, in their order: the newest is what the article says it is, usually the version of
 * record; an earlier one without full text, or from before the first that a publisher made, is the accepted manuscript; any other one is
 * a proof, counted from 1 and no further than 10.
 */
export function versionValues(
  versions: readonly VersionFacts[],
  newest: number = versionOfRecord,
): Map<number, number> {
  const ordered = [...versions].sort((one, other) => one.number - other.number);
  let proofs = 0;
  return new Map(
    ordered.map(({ number, hasBody }, place) => {
      if (place === ordered.length - 1) return [number, newest];
      if (!hasBody || number < firstMade) return [number, accepted];
      proofs = Math.min(proofs + 1, lastProof);
      return [number, proofs];
    }),
  );
}
