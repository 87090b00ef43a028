/** Enough to tell two apart in a log, too little to write to someone: also what was typed by mistake, such as a password, stays unknown. */
export function masked(value: string): string {
  const at = value.lastIndexOf('@');
  return at > 0 ? `${hidden(value.slice(0, at))}@${value.slice(at + 1)}` : hidden(value);
}

const hidden = (text: string): string => `${[...text].slice(0, 2).join('')}***`;
