/** A text as a manuscript gives it, in Chinese, in English, or in both. */
export interface InBoth<Value> {
  readonly zh?: Value;
  readonly en?: Value;
}

export type ManuscriptLanguage = keyof InBoth<unknown>;

/** What a guess stands on: the surest first. Authors see it next to each field that they have to check. */
export type GuessSource = 'markup' | 'style' | 'label' | 'typography' | 'properties' | 'position';

export interface Guessed<Value> {
  readonly value: Value;
  readonly from: GuessSource;
}

export interface GuessedAuthor {
  readonly names: InBoth<string>;
  readonly orcid?: string;
  readonly email?: string;
  readonly affiliations?: readonly string[];
  readonly isCorresponding?: boolean;
}

/** What a manuscript seems to say of itself. It fills a form that its author corrects, and is never sent unseen. */
export interface ManuscriptGuess {
  readonly language?: ManuscriptLanguage;
  readonly titles?: Guessed<InBoth<string>>;
  readonly authors?: Guessed<readonly GuessedAuthor[]>;
  readonly abstracts?: Guessed<InBoth<string>>;
  readonly keywords?: Guessed<InBoth<readonly string[]>>;
  readonly references?: Guessed<readonly string[]>;
}
