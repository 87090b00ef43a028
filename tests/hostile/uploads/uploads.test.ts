import { describe, expect, test } from 'vitest';
import { fileTypes, typesByRole } from '../../../src/features/editorial/submissions/domain/file-rules/file-types.ts';
import { goodFiles } from './good-files.ts';
import { hostileUploads } from './hostile-uploads.ts';
import { complaintOf, judgeUploads } from './judged-uploads.ts';

const seed = 20_260_101;

test('60 hostile files are refused or harmless, each in 5 seconds and 256 MB', async () => {
  const judged = await judgeUploads(await hostileUploads(60, seed));
  const complaints = judged.flatMap((one) => {
    const complaint = complaintOf(one);
    return complaint ? [`${one.upload.harm}: ${complaint}`] : [];
  });
  expect(complaints).toEqual([]);
  expect(judged).toHaveLength(60);
}, 120_000);

test('the same seed makes the same files', async () => {
  const contents = async () =>
    Promise.all(
      (await hostileUploads(40, seed)).map(
        async ({ name, content }) => `${name} ${(await content()).toString('base64').slice(0, 200)}`,
      ),
    );
  expect(await contents()).toEqual(await contents());
});

describe('a good file of each type is taken for what it is', async () => {
  const good = await goodFiles();
  const judged = await judgeUploads(
    good.map((file) => ({ ...file, harm: 'none', content: () => file.content, isRefused: false })),
  );

  test.each(judged)('$upload.name', ({ upload, judgement }) => {
    const expected = Object.entries(fileTypes).find(([, { endings }]) =>
      (endings as readonly string[]).includes(upload.name.split('.').at(-1) ?? ''),
    );
    expect(judgement).toMatchObject({ taken: expected?.[0] });
  });

  test('all types among them', () => {
    expect(new Set(judged.map(({ judgement }) => judgement.taken))).toEqual(new Set(Object.keys(fileTypes)));
    expect(new Set(Object.values(typesByRole).flat())).toEqual(new Set(Object.keys(fileTypes)));
  });
});
