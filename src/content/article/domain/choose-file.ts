import type { ArticleFile } from './article.ts';

/** The file that an `attachType` names: by its place, or the first of a role, in the language that is asked for if there is one. */
export function chooseFile(
  files: readonly ArticleFile[],
  attachType: string,
  language: string | undefined,
): ArticleFile | undefined {
  const inPlace = files.find(({ position }) => String(position) === attachType);
  if (inPlace) return inPlace;
  const ofRole = files.filter(({ role }) => role === attachType);
  return ofRole.find((file) => language !== undefined && file.language === language) ?? ofRole[0];
}
