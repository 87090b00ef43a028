/** Reads a long list page by page, each after the last row of the one before, so that memory stays the same however long it is. */
export async function* pages<Row>(read: (after: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let after: Row | undefined;
  do {
    const rows = await read(after);
    after = rows.at(-1);
    if (after !== undefined) yield rows;
  } while (after !== undefined);
}
