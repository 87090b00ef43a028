/** What a browser may show by itself. SVG is left out: opened as a document it could run scripts under the site's name. */
const shownInline = [
  /^image\/(png|jpeg|gif|webp|avif|bmp|tiff|apng)$/,
  /^(audio|video)\/[\w.+-]+$/,
  /^application\/(pdf|json|vnd\.apple\.mpegurl)$/,
  /^text\/vtt$/,
];

const isText = /^(text\/|application\/(json|vnd\.apple\.mpegurl)$)/;
const locked = "sandbox; default-src 'none'; frame-ancestors 'none'";
/** Browsers refuse to show a PDF in a sandbox; their readers run no script of the file under the site's name. */
const onlyOnOwnPages = "frame-ancestors 'self'";

/** The headers of a file that anyone may have: what it is, and that it can do nothing but be looked at. */
export function fileHeaders(contentType: string): Record<string, string> {
  const bare = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const inline = shownInline.some((type) => type.test(bare));
  return {
    'content-type': isText.test(bare) ? `${bare}; charset=utf-8` : bare,
    'content-disposition': inline ? 'inline' : 'attachment',
    'content-security-policy': bare === 'application/pdf' ? onlyOnOwnPages : locked,
    'x-content-type-options': 'nosniff',
  };
}
