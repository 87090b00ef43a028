import { expect, test } from 'vitest';
import { changed, joined } from './draft-changes.ts';
import type { ItemDraft } from './item-draft.ts';

const draft: ItemDraft = {
  kind: 'article',
  key: 'a',
  titles: { en: 'As imported' },
  doi: '10.1/a',
  details: { type: 'research-article', volume: '3' },
  parts: { contributor: [{ names: {} }], reference: [{ printed: 'x' }] },
};

test('what an editor changed stands over what a source says, field by field', () => {
  const edited = changed(draft, { titles: { en: 'Mended' }, details: { volume: '4' }, parts: { contributor: [] } });
  expect(edited).toEqual({
    ...draft,
    titles: { en: 'Mended' },
    details: { type: 'research-article', volume: '4' },
    parts: { contributor: [], reference: [{ printed: 'x' }] },
  });
});

test('nothing changed is the draft itself', () => expect(changed(draft, {})).toEqual(draft));

test('a later change joins the earlier ones and wins where both speak', () => {
  expect(joined({ doi: '1', details: { a: 1, b: 1 } }, { titles: { en: 'x' }, details: { b: 2 } })).toEqual({
    doi: '1',
    titles: { en: 'x' },
    details: { a: 1, b: 2 },
  });
});
