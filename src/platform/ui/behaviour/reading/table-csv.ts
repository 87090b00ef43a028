export interface Cell {
  readonly text: string;
  readonly columns: number;
  readonly rows: number;
}

/** Rows of cells as a grid: a cell that spans several places stands in the first of them. */
export function gridOf(rows: readonly (readonly Cell[])[]): string[][] {
  const grid: (string | undefined)[][] = rows.map(() => []);
  for (const [y, cells] of rows.entries()) {
    let x = 0;
    for (const { text, columns, rows: height } of cells) {
      while (grid[y]?.[x] !== undefined) x += 1;
      for (let down = 0; down < height && y + down < grid.length; down += 1)
        for (let right = 0; right < columns; right += 1) {
          const row = grid[y + down];
          if (row) row[x + right] = down === 0 && right === 0 ? text : '';
        }
      x += columns;
    }
  }
  return grid.map((row) => Array.from(row, (text) => text ?? ''));
}
