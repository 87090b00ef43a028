/** Does several pieces of work at the same time, and no more. */
export async function inTurn<Piece, Outcome>(
  pieces: readonly Piece[],
  atOnce: number,
  work: (piece: Piece) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  const go = async () => {
    while (next < pieces.length) {
      const place = next++;
      outcomes[place] = await work(pieces[place] as Piece);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, go));
  return outcomes;
}
