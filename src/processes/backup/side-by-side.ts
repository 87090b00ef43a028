/** Does something with each of many things, a few at the same time; the first failure ends it. */
export async function sideBySide<Thing>(
  things: AsyncIterable<Thing>,
  atOnce: number,
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  const iterator = things[Symbol.asyncIterator]();
  const worker = async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
