import { createHash } from 'node:crypto';
import type { DraftFile } from '../../src/platform/item/writing/item-draft.ts';
import { madeHere } from '../../src/platform/ports/storable.ts';
import type { TestApp } from './test-app.ts';

export interface SampleText {
  readonly html: string;
  readonly sha256: string;
  /** As a draft names it next to its `body`. */
  readonly file: DraftFile;
}

/** A whole text of a sample; `storeText` must have put it into the file store before a draft that names it is stored. */
export function sampleText(html: string): SampleText {
  const bytes = Buffer.from(html);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    html,
    sha256,
    file: { role: 'body', sha256, bytes: bytes.length, contentType: 'text/html', name: 'body.html' },
  };
}

export const storeText = ({ app }: Pick<TestApp, 'app'>, { html }: SampleText): Promise<string> =>
  app.files.put(madeHere(Buffer.from(html)), 'text/html');
