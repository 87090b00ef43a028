/** A piece of markup that runs a script, loads something from elsewhere or takes a page over, if it is let through. */
export interface Attack {
  readonly name: string;
  readonly markup: string;
}

export const foreignHost = 'evil.example';

export const attacks = (kind: string, markups: readonly string[]): Attack[] =>
  markups.map((markup, place) => ({ name: `${kind} ${place + 1}`, markup }));
