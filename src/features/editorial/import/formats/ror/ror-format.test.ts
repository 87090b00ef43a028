import { describe, expect, it } from 'vitest';
import type { SourcePackage } from '../format.ts';
import { institutionNames, rorFormat } from './ror-format.ts';

const noFiles: SourcePackage = { paths: [], read: async () => Buffer.alloc(0), place: (path) => path };
const read = (record: unknown) =>
  rorFormat.read({ source: 'sample.ndjson#1', bytes: Buffer.from(JSON.stringify(record)) }, noFiles);

describe('an organisation of the registry', () => {
  it('becomes an institution with its place, its parents and its other identifiers', async () => {
    const result = await read({
      id: 'https://ror.org/05dxps055',
      name: 'Sample University',
      names: [{ value: 'Sample University', types: ['label'] }],
      country: 'US',
      city: 'Sample City',
      lat: 34.1,
      lng: -118.1,
      types: ['education'],
      established: 1891,
      links: ['javascript:x', 'https://sample.example'],
      externalIds: { isni: '0000 0001' },
      relationships: [
        { type: 'parent', id: 'https://ror.org/000190731' },
        { type: 'child', id: 'https://ror.org/0139j4p80' },
      ],
    });
    expect(result).toMatchObject({
      ok: true,
      value: {
        problems: [],
        unit: {
          main: {
            kind: 'institution',
            key: 'https://ror.org/05dxps055',
            status: 'published',
            titles: { en: 'Sample University' },
            details: {
              ror: 'https://ror.org/05dxps055',
              country: 'US',
              city: 'Sample City',
              latitude: 34.1,
              longitude: -118.1,
              established: 1891,
              website: 'https://sample.example/',
              parents: ['https://ror.org/000190731'],
              otherIds: { isni: '0000 0001' },
            },
          },
        },
      },
    });
  });

  it('is withdrawn where the registry withdrew it, and stays where it only closed', async () => {
    const status = async (given: string) => {
      const result = await read({ id: 'https://ror.org/05dxps055', name: 'Sample', status: given });
      return result.ok && result.value.unit.main.status;
    };
    expect(await status('withdrawn')).toBe('withdrawn');
    expect(await status('inactive')).toBe('published');
  });

  it('is refused without a valid id, with the reason', async () => {
    expect(await read({ id: 'x', name: 'Sample' })).toEqual({
      ok: false,
      failure: { reason: '"x" is not the id of an organisation' },
    });
    expect(await read({ id: 'https://ror.org/05dxps055' })).toMatchObject({ ok: false });
  });

  it('has one title for each language, and its other names as aliases', () => {
    const label = (value: string, lang?: string) => ({ value, lang, types: ['label'] });
    expect(
      institutionNames({
        name: 'Institut Exemple',
        names: [
          label('Institut Exemple', 'fr'),
          label('Sample Institute', 'en'),
          label('示例研究所', 'zh'),
          label('示例所', 'zh'),
          { value: 'SI', types: ['acronym'] },
        ],
      }),
    ).toEqual({
      titles: { fra: 'Institut Exemple', en: 'Sample Institute', zh: '示例研究所' },
      aliases: ['示例所', 'SI'],
    });
  });

  it('has its main name in English unless another language is given for it', () => {
    expect(institutionNames({ name: 'Plain', names: [] })).toEqual({ titles: { en: 'Plain' }, aliases: [] });
  });
});
