/** An address at another host of the installation: the same scheme and port as here. */
export function addressAt(here: string, host: string, path: string): string {
  const url = new URL(path, here);
  url.hostname = host;
  return url.href;
}
