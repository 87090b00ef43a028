/** Enough for its owner to know it: `r•••@example.org`. */
export function hiddenAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(Math.max(0, at))}`;
}
