/** The name under a comment. Some log in by their number or address, which is nobody else's business. */
export function shownName(userName: string): string {
  const [before, host] = userName.split('@');
  if (host !== undefined && before) return `${[...before].slice(0, 2).join('')}***`;
  return userName.replace(/\d{7,}/g, (digits) => `${digits.slice(0, 3)}****${digits.slice(-2)}`);
}
