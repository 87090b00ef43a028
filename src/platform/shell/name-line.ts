/** Written in Chinese as a whole; a Latin name may have the Chinese one behind it. */
const han = /^[\p{Script=Han}·•\s]+$/u;

/** Names in one line, the first `most` of them: Chinese names with the Chinese comma, others with the Latin one. */
export function nameLine(names: readonly string[], most: number = names.length): string {
  const shown = names.slice(0, most);
  const comma = shown.every((name) => han.test(name)) ? '，' : ', ';
  return shown.join(comma) + (names.length > most ? ' …' : '');
}
