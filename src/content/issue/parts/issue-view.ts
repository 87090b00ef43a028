export const issueAddress = (id: string): string => `/issue?activeName=${id}`;
