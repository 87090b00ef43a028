/** Does a piece of work for each, so many side by side, and answers in their order. */
export async function atOnce<Given, Outcome>(
  most: number,
  all: readonly Given[],
  work: (one: Given) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = all.entries();
  const take = async () => {
    for (const [place, one] of waiting) outcomes[place] = await work(one);
  };
  await Promise.all(Array.from({ length: most }, take));
  return outcomes;
}
