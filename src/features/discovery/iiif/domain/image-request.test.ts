import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalParts, longestSide, readImageRequest } from './image-request.ts';

const picture = { width: 3_000, height: 2_000 };
const requestedCut = (path: string, size = picture) => readImageRequest(path.split('/'), size);
const canonical = (path: string, size = picture) => {
  const cut = requestedCut(path, size);
  return cut.ok ? canonicalParts(cut.value, size) : cut.failure;
};

test.each([
  ['full/max/0/default.jpg', 'full/max/0/default.jpg'],
  ['0,0,3000,2000/3000,2000/360/color.jpg', 'full/max/0/default.jpg'],
  ['square/max/90/gray.png', '500,0,2000,2000/max/90/gray.png'],
  ['pct:50,50,50,50/pct:10/!180/bitonal.webp', '1500,1000,1500,1000/150,100/!180/bitonal.webp'],
  ['2900,1900,500,500/max/0/default.jpg', '2900,1900,100,100/max/0/default.jpg'],
  ['full/600,/0/default.jpg', 'full/600,400/0/default.jpg'],
  ['full/,400/0/default.jpg', 'full/600,400/0/default.jpg'],
  ['full/!600,600/0/default.jpg', 'full/600,400/0/default.jpg'],
  ['full/100,700/270/default.jpg', 'full/100,700/270/default.jpg'],
])('%s is %s', (path, one) => expect(canonical(path)).toBe(one));

test.each([
  ['3000,0,10,10/max/0/default.jpg', 400],
  ['0,0,0,10/max/0/default.jpg', 400],
  ['-1,0,10,10/max/0/default.jpg', 400],
  ['full/3001,/0/default.jpg', 400],
  ['full/!4000,4000/0/default.jpg', 400],
  ['full/pct:101/0/default.jpg', 400],
  ['full/pct:0/0/default.jpg', 400],
  ['full/full/0/default.jpg', 400],
  ['full/,/0/default.jpg', 400],
  ['full/!10,/0/default.jpg', 400],
  ['full/^max/0/default.jpg', 501],
  ['full/^x/0/default.jpg', 400],
  ['full/max/45/default.jpg', 501],
  ['full/max/361/default.jpg', 400],
  ['full/max/0/native.jpg', 400],
  ['full/max/0/default.tif', 501],
  ['full/max/0/default.exe', 400],
])('%s is refused with %i', (path, code) => expect(canonical(path)).toBe(code));

test('what would cost more than the longest side is scaled down where it may be, and refused else', () => {
  const large = { width: 20_000, height: 5_000 };
  expect(canonical('full/max/0/default.jpg', large)).toBe('full/max/0/default.jpg');
  expect(requestedCut('full/max/0/default.jpg', large)).toMatchObject({ value: { width: longestSide, height: 1_024 } });
  expect(canonical('full/5000,/0/default.jpg', large)).toBe(400);
});

const number = fc.oneof(fc.nat(9_999), fc.float({ noNaN: true }), fc.bigInt(), fc.constant(''), fc.string());
const four = fc.tuple(number, number, number, number).map((numbers) => numbers.join(','));
const region = fc.oneof(
  four,
  fc.constantFrom('full', 'square'),
  four.map((one) => `pct:${one}`),
  fc.string(),
);
const size = fc
  .tuple(fc.constantFrom('', '!', '^', 'pct:', '^!'), number, number)
  .map(([sign, w, h]) => `${sign}${w}${sign === 'pct:' ? '' : `,${h}`}`);
const rotation = fc.tuple(fc.constantFrom('', '!', '!!'), number).map((parts) => parts.join(''));
const file = fc.oneof(fc.constantFrom('default.jpg', 'bitonal.png', 'gray.webp', 'default.', '.jpg'), fc.string());

test('whatever is asked, a cut lies within the picture and the limits, and its canonical address asks for the same', () => {
  fc.assert(
    fc.property(
      fc.tuple(region, fc.oneof(size, fc.constant('max')), fc.oneof(rotation, fc.constant('0')), file),
      fc.record({ width: fc.integer({ min: 1, max: 30_000 }), height: fc.integer({ min: 1, max: 30_000 }) }),
      (parts, given) => {
        const cut = readImageRequest(parts, given);
        if (!cut.ok) return [400, 501].includes(cut.failure);
        const { left, top, width, height } = cut.value.region;
        expect([left, top].every((place) => place >= 0 && Number.isInteger(place))).toBe(true);
        expect(left + width <= given.width && top + height <= given.height && width > 0 && height > 0).toBe(true);
        const { width: w, height: h } = cut.value;
        expect([w, h].every((side) => Number.isInteger(side) && side >= 1 && side <= longestSide)).toBe(true);
        for (const form of ['canonical', 'sized'] as const)
          expect(readImageRequest(canonicalParts(cut.value, given, form).split('/'), given)).toEqual(cut);
        return true;
      },
    ),
    { numRuns: 2_000 },
  );
});
