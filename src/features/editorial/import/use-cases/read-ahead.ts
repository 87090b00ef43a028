/** Works on up to `most` things at a time and answers in their order. */
export async function* readAhead<Item, Outcome>(
  items: AsyncIterable<Item> | Iterable<Item>,
  most: number,
  work: (item: Item) => Promise<Outcome>,
): AsyncGenerator<Outcome> {
  const underway: Promise<Outcome>[] = [];
  const next = async () => {
    const outcome = underway.shift();
    return outcome as Promise<Outcome>;
  };
  for await (const item of items) {
    const outcome = work(item);
    // It is awaited in its turn; until then a failure must not end the process.
    outcome.catch(() => {});
    underway.push(outcome);
    if (underway.length >= most) yield await next();
  }
  while (underway.length > 0) yield await next();
}
