/** Where whole texts lie in the search index, each in passages; records lie elsewhere. */
export const textFamily = 'texts';
