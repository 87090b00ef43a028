/** Where a file of a submission lies for its authors. */
export const ownFileAddress = (submission: string, file: string): string =>
  `/rc-pub/front/submission/file?id=${submission}&file=${file}`;
