/** The address of the page that is requested. A page that is open already asks for another one's data at `<address>.data`. */
export function pageUrl(request: Request): URL {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/\.data$/, '');
  return url;
}
