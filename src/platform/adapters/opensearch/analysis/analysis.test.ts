import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineEnvironment } from '../../../../../tests/support/engines.ts';
import { mappingOf, settingsOf } from '../mapping.ts';

const url = `${engineEnvironment().IMPRINT_OPENSEARCH_URL}/test${randomBytes(6).toString('hex')}-analysis`;
const send = async (method: string, path: string, body?: object) => {
  const answer = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};

beforeAll(() => send('PUT', '', { settings: settingsOf('articles'), mappings: mappingOf('articles') }), 60_000);
afterAll(() => send('DELETE', ''));

const words = async (analyzer: string, text: string): Promise<string[]> => {
  const { tokens } = (await send('POST', '/_analyze', { analyzer, text })) as { tokens: { token: string }[] };
  return tokens.map(({ token }) => token);
};
const sameWords = async (analyzer: string, one: string, other: string) =>
  expect(await words(analyzer, one)).toEqual(await words(analyzer, other));

describe('Chinese', () => {
  it('is cut into words, and into pairs of characters beside them', async () => {
    expect(await words('chinese', '太阳能电池的稳定性')).toEqual(['太阳能', '电池', '的', '稳定性']);
    expect(await words('chinese_pairs', '太阳能电池')).toEqual(['太阳', '阳能', '能电', '电池']);
  });

  it.each(['chinese', 'chinese_pairs', 'names_index'])(
    'is the same in traditional and simplified characters (%s)',
    (analyzer) => sameWords(analyzer, '漢語語言學與電腦處理', '汉语语言学与电脑处理'),
  );

  it('loses its punctuation and its full-width letters', async () => {
    expect(await words('chinese', '研究，（ＡＢＣ）。')).toEqual(['研究', 'abc']);
  });
});

describe('Latin letters', () => {
  it.each([
    ['naïve Schrödinger résumé', 'naive Schrodinger resume'],
    ['the ‘quoted’ “word”', 'the \'quoted\' "word"'],
    ['cross‐linked cross–linked cross−linked', 'cross-linked cross-linked cross-linked'],
    ['ＡＢＣ１２３', 'ABC123'],
    ['H₂O and m²', 'H2O and m2'],
    ['soft\u00adhyphen', 'softhyphen'],
  ])('are the same however they are set: %s', (one, other) => sameWords('exact_index', one, other));

  it('give each thing its name: Greek letters are spelt out', async () => {
    expect(await words('exact_index', 'β-sheet')).toContain('beta');
    await sameWords('exact_index', 'TNFα', 'TNF-alpha');
    expect(await words('exact_index', '5 μm')).toEqual(['5', 'um']);
  });

  it.each([
    ['p53', ['p53']],
    ['H2O', ['h2o']],
    ['IL-6', ['il-6', 'il6', 'il', '6']],
    ['α-synuclein', ['alpha-synuclein', 'alphasynuclein', 'alpha', 'synuclein']],
    ['Ca2+', ['ca2+', 'ca2']],
  ])('keep the name of a gene or a compound whole, beside its parts: %s', async (name, tokens) => {
    expect(await words('exact_index', name)).toEqual(tokens);
  });

  it('are stemmed for words and not for phrases', async () => {
    expect(await words('english_index', 'the growing crystals')).toEqual(['grow', 'crystal']);
    expect(await words('exact_index', 'the growing crystals')).toEqual(['the', 'growing', 'crystals']);
  });

  it('leave out what is too long to be a word', async () => {
    expect(await words('english_index', `${'x'.repeat(40_000)} word`)).toEqual(['word']);
  });
});

describe('British and American spelling', () => {
  it.each([
    ['flavour favourite neighbourhood', 'flavor favorite neighborhood'],
    ['localise synthesised realisation', 'localize synthesized realization'],
    ['paralyse dialysed', 'paralyze dialyzed'],
    ['leukaemia anaesthesia', 'leukemia anesthesia'],
    ['oesophagus foetal dyspnoea manoeuvre', 'esophagus fetal dyspnea maneuver'],
    ['theatre kilometres calibre', 'theater kilometers caliber'],
    ['travelling signalled tunnelling', 'traveling signaled tunneling'],
    ['dialogue analogues', 'dialog analogs'],
    ['licence sulphur programmes', 'license sulfur programs'],
  ])('%s is %s', (british, american) => sameWords('exact_index', british, american));

  it('leave words alone that only look so', async () => {
    const alike = 'hour four precise revise exercise enterprise analyses aerosol poem calling acre';
    expect(await words('exact_index', alike)).toEqual(alike.split(' '));
  });
});

describe('names', () => {
  it('are found without accents and hyphens', async () => {
    expect(await words('names_index', 'Jean-Luc Müller')).toEqual(['jean-luc', 'jeanluc', 'jean', 'luc', 'muller']);
  });

  it('stay whole in Chinese', async () => expect(await words('names_index', '王小明')).toEqual(['王小明']));
});

it('other languages are folded', async () => {
  expect(await words('other_languages', 'Étude größer')).toEqual(['etude', 'grosser']);
});

describe('a keyword that is asked for whole', () => {
  const name = async (text: string) => {
    const { tokens } = (await send('POST', '/_analyze', { normalizer: 'one_name', text })) as {
      tokens: { token: string }[];
    };
    return tokens.map(({ token }) => token);
  };

  it.each([
    ['機器學習', '机器学习'],
    ['机器 学习', '机器学习'],
    ['Ｃｒｙｏ－ＥＭ', 'cryo-em'],
    ['Schrödinger Equation', 'schrodinger equation'],
  ])('%s is the name %s', async (printed, expected) => expect(await name(printed)).toEqual([expected]));
});
