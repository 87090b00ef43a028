/** Where a link of a text may lead: to the web, to mail, to a path of the site. The server says the same. */
export const isProseLink = (address: string): boolean =>
  /^https?:\/\/[^\s/]/i.test(address) || /^mailto:[^\s@]+@[^\s@]+$/i.test(address) || /^\/(?![/\\])\S*$/.test(address);
