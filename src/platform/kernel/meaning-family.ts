/** Where the vectors of works lie in the search index, next to their records: a count that changes must not cost a vector. */
export const meaningFamily = 'meanings';
