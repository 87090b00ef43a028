/** Where the vectors of works lie in the search index, beside their records: a count that changes must not cost a vector. */
export const meaningFamily = 'meanings';
