/** Does the work for each of a list, a few at a time, and answers in the list's order. */
export async function eachAtOnce<Given, Made>(
  list: readonly Given[],
  most: number,
  work: (given: Given, place: number) => Promise<Made>,
): Promise<Made[]> {
  const made = new Array<Made>(list.length);
  const waiting = list.entries();
  const next = async () => {
    for (const [place, given] of waiting) made[place] = await work(given, place);
  };
  await Promise.all(Array.from({ length: most }, next));
  return made;
}
