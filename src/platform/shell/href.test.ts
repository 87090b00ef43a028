import { expect, test } from 'vitest';
import { withParameter } from './href.ts';

const plain = (query: string) => {
  const parameters = new URLSearchParams(query);
  parameters.set('lang', 'en');
  return `/a?${parameters}`;
};

test.each(['', 'id=1', 'id=1&name=Online+first', 'a=&b=2', 'name=%E5%85%89', 'lang=zh&id=1', 'id=1&lang=zh'])(
  'a language joins the parameters "%s" as they are',
  (query) => {
    expect(withParameter(query ? `/a?${query}` : '/a', 'lang', 'en')).toBe(plain(query));
  },
);

test.each(['a', 'a=1&', 'a=b c', 'a=%20', 'a=%41', 'a=%e5%85%89', 'a=光', 'a==1', 'slang=1'])(
  'parameters in another form, "%s", are written anew',
  (query) => {
    expect(withParameter(`/a?${query}`, 'lang', 'en')).toBe(plain(query));
  },
);

test('a fragment stays last, and addresses of others stay as they are', () => {
  expect(withParameter('/a?id=1#part', 'lang', 'en')).toBe('/a?id=1&lang=en#part');
  expect(withParameter('/a#part', 'lang', 'en')).toBe('/a?lang=en#part');
  for (const other of ['//example.org/a', 'https://example.org/', '#part', 'mailto:a@example.org'])
    expect(withParameter(other, 'lang', 'en')).toBe(other);
});
