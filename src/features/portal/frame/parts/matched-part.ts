/** A suggestion in pieces; what the reader typed is one of them, however it is set. */
export function matchedPieces(text: string, typed: string): { readonly text: string; readonly matched: boolean }[] {
  const letters = [...text];
  const folds = letters.map(folded);
  const sought = folded(typed.trim());
  const whole = folds.join('');
  const at = sought === '' ? -1 : whole.indexOf(sought);
  if (at < 0) return [{ text, matched: false }];
  const letterAt = (place: number): number => {
    let passed = 0;
    const found = folds.findIndex((fold) => {
      passed += fold.length;
      return passed > place;
    });
    return found < 0 ? letters.length : found;
  };
  const [begin, end] = [letterAt(at), letterAt(at + sought.length - 1) + 1];
  return [
    { text: letters.slice(0, begin).join(''), matched: false },
    { text: letters.slice(begin, end).join(''), matched: true },
    { text: letters.slice(end).join(''), matched: false },
  ].filter((piece) => piece.text !== '');
}

/** Accents and capitals make no difference, as they make none to the search. */
const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
