import { UNSAFE_decodeViaTurboStream as decode, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { pageDataBlock } from './page-data.server.ts';
import { writeState } from './page-data.ts';

/** As the browser reads it: out of the document, into React Router. */
async function read(block: string): Promise<unknown> {
  const [, written = ''] = /^<script type="application\/json" id="page-data">([^<]*)<\/script>$/.exec(block) ?? [];
  const bytes = new TextEncoder().encode(writeState(JSON.parse(written)));
  const decoded = await decode(new Blob([bytes]).stream(), globalThis as never);
  return decoded.value;
}

test('React Router reads the data of a page as its loaders gave it', async () => {
  const loaderData = {
    root: {
      name: '光学 "Optics"',
      none: null,
      no: false,
      zero: 0,
      empty: {},
      list: [],
      again: ['a', 'a', [1, 1.5, true]],
    },
    'pages/article': { title: 'name', authors: [{ name: 'a' }, { name: 'a' }] },
    'pages/frame': null,
  };
  expect(await read(pageDataBlock({ loaderData, errors: null }))).toEqual({
    loaderData,
    actionData: null,
    errors: null,
  });
});

test('no text of a loader ends the block or opens another', async () => {
  const loaderData = { root: '</script><script>alert(1)</script><!--SLOT:body-->' };
  expect(await read(pageDataBlock({ loaderData, errors: null }))).toMatchObject({ loaderData });
});

test('a refusal keeps its words; of a mistake nothing is told', async () => {
  const errors = { root: new ErrorResponse(404, 'Not Found', { screen: 'missing' }), inner: new Error('password') };
  const block = pageDataBlock({ loaderData: {}, errors });
  expect(block).not.toContain('password');
  const state = (await read(block)) as { errors: Record<string, unknown> };
  expect(state.errors.root).toBeInstanceOf(ErrorResponse);
  expect(state.errors.root).toMatchObject({ status: 404, statusText: 'Not Found', data: { screen: 'missing' } });
  expect(state.errors.inner).toMatchObject({ message: 'Unexpected Server Error' });
});
