/** A complete article around hostile pieces. */
export const articleAround = ({
  title = 'A sample',
  meta = '',
  body = '',
  rest = '',
  doctype = '',
  before = '',
}): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${before}${doctype}
<article xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:mml="http://www.w3.org/1998/Math/MathML" article-type="research-article">
<front><journal-meta><journal-title-group><journal-title>Sample Journal</journal-title></journal-title-group></journal-meta>
<article-meta><article-id pub-id-type="doi">10.5555/hostile</article-id><title-group><article-title>${title}</article-title></title-group>${meta}</article-meta></front>
<body>${body}</body>${rest}</article>`;
