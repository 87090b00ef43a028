interface Props {
  readonly ground: string;
  /** The colour of the sample's letters; without one it is a patch of colour. */
  readonly ink?: string;
}

/** A patch of colour. Drawn, since a page of the portal carries no styles of its own. */
export const Swatch = ({ ground, ink }: Props) => (
  <svg width="40" height="28" viewBox="0 0 40 28" aria-hidden="true" focusable="false">
    <rect x="0.5" y="0.5" width="39" height="27" rx="4" fill={ground} stroke="currentColor" strokeOpacity="0.25" />
    {ink && (
      <text x="20" y="19" textAnchor="middle" fontSize="14" fontWeight="600" fill={ink}>
        Aa
      </text>
    )}
  </svg>
);
