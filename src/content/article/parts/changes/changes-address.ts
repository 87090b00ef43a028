export const changesAddress = (article: string, from: number, to: number): string =>
  `/articleChanges?columnId=${article}&from=${from}&to=${to}`;
