/** Papers under a name: who has no record of their own can only be searched for. */
export const authorSearchAddress = (name: string): string =>
  `/searchFrame?${new URLSearchParams({ q: `author:"${name.replaceAll('"', ' ')}"` })}`;
