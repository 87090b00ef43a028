const begins = (bytes: Uint8Array, ...values: readonly number[]): boolean =>
  values.every((value, place) => bytes[place] === value);
const ascii = (bytes: Uint8Array, text: string): boolean =>
  begins(bytes, ...[...text].map((letter) => letter.charCodeAt(0)));

/** A program for some machine. Texts may begin with MZ, too: a program has zeros soon after. */
export function isProgram(bytes: Uint8Array): boolean {
  if (ascii(bytes, 'MZ')) return bytes.subarray(0, 128).includes(0);
  return (
    begins(bytes, 0x7f, 0x45, 0x4c, 0x46) ||
    [0xfe, 0xca].some((first) => first === bytes[0] && isMach(bytes)) ||
    begins(bytes, 0xce, 0xfa, 0xed, 0xfe) ||
    begins(bytes, 0xcf, 0xfa, 0xed, 0xfe) ||
    begins(bytes, 0x4c, 0, 0, 0, 1, 0x14, 2, 0) ||
    begins(bytes, 0, 0x61, 0x73, 0x6d) ||
    ascii(bytes, 'dex\n') ||
    ascii(bytes, '#!')
  );
}

/** Programs of a Mac, and of Java. */
const isMach = (bytes: Uint8Array): boolean =>
  begins(bytes, 0xfe, 0xed, 0xfa, 0xce) ||
  begins(bytes, 0xfe, 0xed, 0xfa, 0xcf) ||
  begins(bytes, 0xca, 0xfe, 0xba, 0xbe);

/** Documents of the old Office formats, installers, and new documents that are locked. */
export const isCompoundFile = (bytes: Uint8Array): boolean =>
  begins(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);

export const isZip = (bytes: Uint8Array): boolean => begins(bytes, 0x50, 0x4b, 0x03, 0x04);

/** Archives other than zip. */
export const isOtherArchive = (bytes: Uint8Array): boolean =>
  begins(bytes, 0x1f, 0x8b) ||
  ascii(bytes, 'Rar!') ||
  begins(bytes, 0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c) ||
  (ascii(bytes, 'BZh') && begins(bytes.subarray(4), 0x31, 0x41, 0x59)) ||
  begins(bytes, 0xfd, 0x37, 0x7a, 0x58, 0x5a, 0) ||
  begins(bytes, 0x28, 0xb5, 0x2f, 0xfd) ||
  ascii(bytes, 'MSCF') ||
  ascii(bytes.subarray(257), 'ustar');

/** Files that Windows runs when somebody opens them. */
export const isRunByName = (name: string): boolean =>
  /\.(?:exe|com|scr|pif|bat|cmd|vbs|vbe|jse|wsf|wsh|hta|lnk|msi|msp|cpl|reg|ps1|psm1|jar|apk|dll|sys|scf|url|chm|gadget|application|appx|iso|img|vhd|docm|dotm|xlsm|xltm|xlam|xlsb|pptm|ppam|doc|xls|ppt|rtf|html?|xhtml|svgz?|swf|php\d?|jsp|asp|aspx)$/i.test(
    name,
  );
