/** The specification's ways into a journal's papers: the current issue, those before it, and what has no issue yet. */
export const academicTypes = ['directory', 'backissue', 'singleFirst'] as const;
export type AcademicType = (typeof academicTypes)[number];

export const academicType = (given: string | undefined): AcademicType =>
  academicTypes.find((known) => known === given) ?? 'directory';
