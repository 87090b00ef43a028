export type ArtworkName = 'rings' | 'cells' | 'waves' | 'lattice';

/** A number between 0 and 1 that follows from a seed and a place, so that the same thing is always drawn alike. */
function chance(seed: number, place: number): number {
  const value = Math.sin(seed * 127.1 + place * 311.7) * 43_758.545;
  return value - Math.floor(value);
}

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place);

function Rings({ seed }: { seed: number }) {
  const x = 60 + chance(seed, 1) * 15;
  const y = 40 + chance(seed, 2) * 20;
  return (
    <>
      {numbers(7).map((place) => (
        <circle key={place} cx={x} cy={y} r={8 + place * (8 + chance(seed, 3) * 3)} opacity={0.9 - place * 0.1} />
      ))}
      <path d={`M0 ${y}H100`} opacity="0.5" />
    </>
  );
}

function Cells({ seed }: { seed: number }) {
  return numbers(22).map((place) => {
    const radius = 2.5 + chance(seed, place + 3) * 9;
    return (
      <g key={place} opacity={0.35 + chance(seed, place + 9) * 0.5}>
        <circle cx={25 + chance(seed, place) * 80} cy={chance(seed, place + 50) * 100} r={radius} />
        <circle cx={25 + chance(seed, place) * 80 + radius / 4} cy={chance(seed, place + 50) * 100} r={radius / 3} />
      </g>
    );
  });
}

function Waves({ seed }: { seed: number }) {
  return numbers(12).map((place) => {
    const y = 12 + place * 7;
    const height = 6 + chance(seed, place) * 16;
    return (
      <path
        key={place}
        d={`M0 ${y}C25 ${y - height} 35 ${y + height} 60 ${y}S90 ${y - height} 110 ${y}`}
        opacity={0.3 + place * 0.05}
      />
    );
  });
}

function Lattice({ seed }: { seed: number }) {
  return numbers(48).map((place) => {
    const x = 12 + (place % 8) * 12 + (Math.floor(place / 8) % 2) * 6;
    const y = 10 + Math.floor(place / 8) * 16;
    return (
      <g key={place} opacity={0.3 + chance(seed, place) * 0.6}>
        <circle cx={x} cy={y} r={0.8 + chance(seed, place + 5) * 1.8} />
        <path d={`M${x} ${y}l6 16m-6-16l-6 16m6-16h12`} />
      </g>
    );
  });
}

const drawings = { rings: Rings, cells: Cells, waves: Waves, lattice: Lattice };

/** Stands in for a picture where a site has none: drawn from a seed, in the site's own colours. */
export function Artwork({
  name,
  seed,
  className,
}: {
  readonly name: ArtworkName;
  readonly seed: number;
  readonly className?: string | undefined;
}) {
  const Drawing = drawings[name];
  return (
    <svg
      className={className}
      viewBox="0 0 100 100"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="0.35"
    >
      <Drawing seed={seed} />
    </svg>
  );
}

/** The same text gives the same drawing. */
export const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
