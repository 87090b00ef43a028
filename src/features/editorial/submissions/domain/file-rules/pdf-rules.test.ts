import { expect, test } from 'vitest';
import { hasActiveNames, isLockedPdf, packedObjectsIn } from './pdf-rules.ts';

test.each([
  '<< /S /JavaScript >>',
  '/J#61vaScript 1',
  '/#4Caunch',
  '/#4caunch',
  '/EmbeddedFile/',
  '/XFA [',
  '/RichMedia<<',
])('%s is active', (text) => {
  expect(hasActiveNames(text)).toBe(true);
});

test.each(['(JavaScript)', '/JavaScripts', '/Launcher', '/S /GoTo', '/OpenAction [3 0 R /Fit]', '/XFAx'])(
  '%s is not',
  (text) => {
    expect(hasActiveNames(text)).toBe(false);
  },
);

test('a PDF with a password says so in its trailer', () => {
  expect(isLockedPdf('trailer << /Encrypt 9 0 R >>')).toBe(true);
  expect(isLockedPdf('/EncryptMetadata false')).toBe(false);
});

test('objects that are packed together are found with the way in which they are', () => {
  const one = (filter: string) => `7 0 obj\n<< /Type /ObjStm /N 3 ${filter} /Length 9 >>\nstream\nxxxxxxxxx`;
  const flate = one('/Filter /FlateDecode');
  expect(packedObjectsIn(flate)).toEqual([{ start: flate.indexOf('xxx'), isUsual: true }]);
  expect(packedObjectsIn(one('/Filter [/FlateDecode]'))[0]?.isUsual).toBe(true);
  expect(packedObjectsIn(one('/Filter [/ASCIIHexDecode /FlateDecode]'))[0]?.isUsual).toBe(false);
  expect(packedObjectsIn(one('/Filter /LZWDecode'))[0]?.isUsual).toBe(false);
});
