/** A paper whose title, authors and abstract are known, from which manuscripts are made. */
export interface Paper {
  readonly id: string;
  /** Of its text. */
  readonly language: 'zh' | 'en';
  readonly title: InLanguages<string>;
  readonly authors: InLanguages<readonly string[]>;
  readonly affiliations: readonly string[];
  readonly abstract: InLanguages<string>;
  readonly keywords: InLanguages<readonly string[]>;
  readonly sections: readonly Section[];
  readonly references: readonly string[];
}

export interface InLanguages<Value> {
  readonly zh?: Value;
  readonly en?: Value;
}

export interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** The institutions of an author, by their place in the list: the first has two, the others take turns. */
export const institutionsOf = (author: number, count: number): readonly number[] => {
  if (count === 0) return [];
  return author === 0 && count > 1 ? [1, 2] : [(author % count) + 1];
};
