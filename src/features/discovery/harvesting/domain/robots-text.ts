/** The same list another way: every combination is an address, and robots would ask for all of them. */
const refining = ['facet', 'within', 'cursor', 'sort', 'view', 'yearFrom', 'yearTo'];

/** Nothing to find: pages of one person, forms, pages for partners' frames. */
const personal = [
  ...['/login', '/quickLogin', '/register', '/accountBinding', '/forgetCode', '/personal', '/emailSubscribe'],
  ...['/manuscript', '/videoSubmission', '/inner', '/reports/'],
];

/** What Google Scholar and Signposting lead to, among calls that are nobody's pages. */
const openCalls = ['/rc-pub/front/front-article/download', '/rc-pub/front/files/download'];

const closed = 'User-agent: *\nDisallow: /\n';

/** Which pages robots may read. They see what people see; only what has no end or belongs to one person is kept from them. */
export function robotsText(origin: string, isOpen: boolean): string {
  if (!isOpen) return closed;
  return [
    'User-agent: *',
    ...openCalls.map((path) => `Allow: ${path}`),
    'Disallow: /rc-pub/',
    ...personal.map((path) => `Disallow: ${path}`),
    ...refining.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
