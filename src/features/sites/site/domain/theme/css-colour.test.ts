import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channelsOf, hexOf, parseCssColour } from './colour.ts';

describe('a colour that a site stores', () => {
  it.each([
    ['#1F4E9E', '#1f4e9e'],
    ['#fa0', '#ffaa00'],
    [' #ABCDEF ', '#abcdef'],
  ])('%s is read as %s', (text, colour) => {
    expect(parseCssColour(text)).toEqual({ ok: true, value: colour });
  });

  it.each(['', 'red', '#12', '#12345', '#12345678', '#ggg', 'rgb(0,0,0)', '#fff;}', 'url(#fff)'])(
    '%j is refused with the text that was given',
    (text) => {
      expect(parseCssColour(text)).toEqual({ ok: false, failure: { code: 'notAColour', text } });
    },
  );

  it('comes back unchanged from its channels', () => {
    const channel = fc.nat(255);
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        expect(channelsOf(hexOf({ red, green, blue }))).toEqual({ red, green, blue });
      }),
    );
  });
});
