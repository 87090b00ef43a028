import { expect, test } from 'vitest';
import { idOf } from '../../../../platform/kernel/id.ts';
import { type GatheredPicture, manifest } from './manifest.ts';

const of = { id: idOf(1, 1), kind: 'article', doi: '10.5555/a', titles: { en: 'Light', zh: '光' }, summaries: {} };
const picture: GatheredPicture = {
  id: idOf(1, 2),
  position: 3,
  titles: { en: 'Fig. 1 Loss' },
  label: 'Fig. 1',
  paper: of.id,
  isOpen: true,
  captions: { en: '<p>Loss &lt; <i>gain</i></p>', ara: 'شكل' },
  attributions: { en: 'Drawn by hand' },
  licence: 'https://creativecommons.org/licenses/by/4.0/',
  width: 8_192,
  height: 4_096,
  within: null,
  embargo: null,
};

test('a manifest names each picture, what is said of it, its licence and where it is had in tiles', () => {
  const made = manifest(of, [picture], 'https://optics.localhost');
  const name = `${picture.id}-3`;
  expect(made).toMatchObject({
    id: `https://optics.localhost/iiif/presentation/3/${of.id}/manifest`,
    label: { en: ['Light'], zh: ['光'] },
    homepage: [{ id: 'https://optics.localhost/article/doi/10.5555/a' }],
  });
  expect(made).not.toHaveProperty('summary');
  expect(made.items).toMatchObject([
    {
      label: { en: ['Fig. 1 Loss'] },
      summary: { en: ['Loss < gain', 'Drawn by hand'], ar: ['شكل'] },
      rights: 'http://creativecommons.org/licenses/by/4.0/',
      width: 8_192,
      height: 4_096,
      thumbnail: [
        { id: `https://optics.localhost/iiif/3/${name}/full/400,200/0/default.jpg`, width: 400, height: 200 },
      ],
      items: [
        {
          items: [
            {
              body: {
                id: `https://optics.localhost/iiif/3/${name}/full/max/0/default.jpg`,
                width: 4_096,
                height: 2_048,
                service: [{ id: `https://optics.localhost/iiif/3/${name}`, type: 'ImageService3' }],
              },
              target: made.items[0]?.id,
            },
          ],
        },
      ],
    },
  ]);
});

test('without a name it is called by its number, without a known licence nothing is claimed', () => {
  const bare = {
    ...picture,
    titles: {},
    label: null,
    licence: 'https://example.org/own',
    captions: {},
    attributions: {},
  };
  const [canvas] = manifest(of, [bare], 'https://optics.localhost').items;
  expect(canvas).toMatchObject({ label: { none: [`${picture.id}-3`] } });
  expect(canvas).not.toHaveProperty('rights');
});
