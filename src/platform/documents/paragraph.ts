/** A piece of a paragraph that is set in one way. Raised pieces are marks: numbers of institutions, an asterisk. */
export interface Run {
  readonly text: string;
  readonly isRaised: boolean;
}

/** A paragraph as a reader sees it, whatever file it comes from. */
export interface Paragraph {
  /** Without what is raised. */
  readonly text: string;
  readonly runs: readonly Run[];
  /** Of the letters, in points; 0 when the file doesn't say. */
  readonly size: number;
  readonly isBold: boolean;
  /** The name of its style, in small letters: `title`, `heading 1`. */
  readonly style?: string;
  readonly page: number;
}

// Compatibility forms that PDFs put in place of the letters themselves; punctuation in full width stays.
const standIns = /[\u2e80-\u2fdf\uf900-\ufaff\ufb00-\ufb06]/g;
const raisedLetters: Readonly<Record<string, string>> = { '¹': '1', '²': '2', '³': '3' };
const raised = /([¹²³⁰⁴-⁹ᵃ-ᵛ⁎＊]+)/;

const plainLetters = (text: string): string =>
  text.replaceAll(standIns, letterFor).replaceAll(/[\u00ad\u200b\ufeff]/g, '');

/** Letters that are raised by themselves, such as ¹, become raised runs. */
const runsOf = ({ text, isRaised }: Run): readonly Run[] =>
  text.split(raised).flatMap((piece, place) => {
    if (piece === '') return [];
    const byItself = place % 2 === 1;
    const letters = byItself ? piece.replaceAll(/./gu, (one) => raisedLetters[one] ?? one.normalize('NFKC')) : piece;
    return [{ text: letters, isRaised: isRaised || byItself }];
  });

/** Longer than any title, list of authors or abstract: the rest of a paragraph is text, and costs time to look at. */
const longest = 20_000;

function beginningOf(runs: readonly Run[]): readonly Run[] {
  const kept: Run[] = [];
  let letters = 0;
  for (const run of runs) {
    if (letters >= longest) break;
    kept.push({ ...run, text: run.text.slice(0, longest - letters) });
    letters += run.text.length;
  }
  return kept;
}

export function paragraphOf(runs: readonly Run[], facts: Omit<Paragraph, 'text' | 'runs'>): Paragraph {
  const all = beginningOf(runs).flatMap((run) => runsOf({ ...run, text: plainLetters(run.text) }));
  const text = all.map((run) => (run.isRaised ? '' : run.text)).join('');
  return { text: text.replaceAll(/[^\S\u3000]+/g, ' ').trim(), runs: all, ...facts };
}

/** Radicals that browsers write into PDFs in place of the letters, and that Unicode's own normalisation leaves as they are. */
const pairs =
  '⺁厂⺎兀⺝月⺟母⺠民⺩王⺻聿⻁虎⻄西⻅见⻆角⻉贝⻊足⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻲亀⻳龟';

const letters = new Map(pairs.match(/../gu)?.map((pair) => [pair[0], pair[1]] as const));

/** The letter that a radical or another compatibility form stands for. */
const letterFor = (sign: string): string => letters.get(sign) ?? sign.normalize('NFKC');
