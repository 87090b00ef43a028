/** Where to go on: a page of the console, never an address that someone else put into a link. */
export const insideOnly = (wanted: string | null): string =>
  wanted !== null && /^\/console(?:[/?]|$)/.test(wanted) ? wanted : '/console';
