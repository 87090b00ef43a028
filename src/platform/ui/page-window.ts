/** Pages around the one that is shown, the first and the last. Null stands for what is left out. */
export function pageWindow(page: number, total: number): (number | null)[] {
  const near = [0, page - 2, page - 1, page, page + 1, page + 2, total - 1].filter((one) => one >= 0 && one < total);
  const pages = [...new Set(near)].sort((one, other) => one - other);
  return pages.flatMap((one, place) => {
    const before = pages[place - 1];
    return before !== undefined && one - before > 1 ? [null, one] : [one];
  });
}
