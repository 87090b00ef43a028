/** The languages that meaning is compared in; a text of another one is not compared. */
export const meaningLanguages = ['en', 'zh'] as const;
export type MeaningLanguage = (typeof meaningLanguages)[number];

/** A vector of length 1. */
export type Vector = Float32Array;

/** Turns texts into vectors that lie near each other where the texts mean the same. */
export interface Embedder {
  /** Vectors of different models can't be compared. */
  readonly model: string;
  readonly dimensions: number;
  /** Some models embed queries in another way than documents. */
  embed(texts: readonly string[], as: 'question' | 'document'): Promise<readonly Vector[]>;
}

/** One for each language; a model that knows both stands for both. */
export type Embedders = Readonly<Record<MeaningLanguage, Embedder>>;
