const shipped = new Set([
  ...['MIT', 'MIT-0', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', '0BSD', 'CC0-1.0', 'Unlicense'],
  ...['OFL-1.1', 'BlueOak-1.0.0', 'Python-2.0', 'PSF-2.0', 'CC-BY-4.0'],
]);

/** Licences that ask for their own files' changes only, in tools that are never shipped, each with its reason. */
const builtWith: Readonly<Record<string, string>> = {
  'MPL-2.0': 'axe-core and lightningcss are used unchanged and are not shipped',
};

/** Licences that leave us free as long as their library stays one that anyone can exchange, each with its reason. */
const exchangeable: readonly { readonly licence: string; readonly packages: RegExp; readonly reason: string }[] = [
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    reason: 'libvips comes unchanged, as a shared library of its own',
  },
];

/** "A OR B" needs one that is allowed, "A AND B" both. */
export const isLicenceAllowed = (licence: string, isTool: boolean, name = ''): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => isOneAllowed(one.trim(), isTool, name)));

const isOneAllowed = (licence: string, isTool: boolean, name: string): boolean =>
  shipped.has(licence) ||
  (isTool && licence in builtWith) ||
  exchangeable.some((known) => known.licence === licence && known.packages.test(name));
