const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
  woff: 'font/woff',
  wasm: 'application/wasm',
};

/** The built tool gives every file a name with a hash of its content, so that a name never means two things. */
export const isAssetName = (name: string): boolean => /^[A-Za-z0-9_.-]{1,200}$/.test(name);

export const typeOfAsset = (name: string): string =>
  types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
