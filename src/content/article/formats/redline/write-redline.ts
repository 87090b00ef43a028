import { saidAt } from '../../domain/redline/said.ts';
import type { Summary } from '../../domain/redline/summary.ts';
import type { Step } from './align.ts';
import type { Block, Leaf, Phrase, Token } from './blocks.ts';
import type { WordRun } from './changed-words.ts';
import { startCounting } from './counting.ts';

export interface Redline {
  /** Safe HTML: the later text, with what was deleted and inserted. Comments stand where a reader is told so in words. */
  readonly html: string;
  readonly summary: Summary;
}

/** So much of a text that went elsewhere stands where it was. */
const mostWordsOfMoved = 12;

export function writeRedline(steps: readonly Step[], moves: ReadonlyMap<Leaf, number>): Redline {
  const counting = startCounting();
  // No text of anybody else has these bytes: a redline that is made anew can go.
  let html = '<!--redline-->';

  function write(step: Step): void {
    if (step.kind === 'inside' || step.kind === 'words') {
      counting.enter(step.block);
      html += step.block.open;
      if (step.kind === 'inside') step.steps.forEach(write);
      else writeWords(step.runs);
      html += step.block.close;
    } else writeAll(step.block, step.kind);
  }

  function writeAll(block: Block, kind: WordRun['kind']): void {
    if (kind === 'deleted' && block.bag.size === 0 && isEmpty(block)) return;
    if (kind !== 'deleted') counting.enter(block);
    html += block.open;
    if (block.kind === 'group') block.children.forEach((child) => void writeAll(child, kind));
    else if (kind !== 'same' && moves.has(block)) writeMoved(block, kind, moves.get(block) as number);
    else writeWords([{ kind, tokens: block.tokens }]);
    html += block.close;
  }

  function writeWords(runs: readonly WordRun[]): void {
    const written = new Set<Phrase>();
    for (const [place, { kind, tokens }] of runs.entries()) {
      if (kind === 'same') {
        if (tokens.length > 0) counting.same();
        html += phrased(tokens, written);
      } else if (tokens.length > 0) {
        const open = openMark(kind, counting.changed(kind, tokens));
        const end = runs[place + 1]?.kind === 'same' ? saidAt.end : '';
        html += `${open}${saidAt[kind]}${phrased(tokens, written)}${end}${closeMark(kind)}`;
      }
    }
  }

  /** Where it was, only how it began is written, with the way to where it is. */
  function writeMoved(block: Leaf, kind: 'deleted' | 'inserted', number: number): void {
    const open = openMark(kind, counting.moved(kind), number);
    html +=
      kind === 'inserted'
        ? `${open}${saidAt.movedHere}<span id="moved-${number}">${phrased(block.tokens, new Set())}</span>`
        : `${open}${saidAt.movedAway}<a href="#moved-${number}">${beginning(block.tokens)}</a>`;
    html += closeMark(kind);
  }

  steps.forEach(write);
  return { html, summary: counting.summary() };
}

const marks = { deleted: 'del', inserted: 'ins' } as const;
const openMark = (kind: keyof typeof marks, name: string | null, moved?: number): string =>
  `<${marks[kind]}${name ? ` id="${name}"` : ''}${moved === undefined ? '' : ` data-moved="${moved}"`}>`;
const closeMark = (kind: keyof typeof marks): string => `</${marks[kind]}>`;

const isEmpty = (block: Block): boolean =>
  block.kind === 'leaf' ? block.tokens.every(({ kind }) => kind === 'blank') : block.children.every(isEmpty);

function beginning(tokens: readonly Token[]): string {
  const words = tokens.slice(0, 2 * mostWordsOfMoved).filter(({ kind }) => kind !== 'picture' && kind !== 'formula');
  return `${words
    .map(({ html }) => html)
    .join('')
    .trim()}${words.length < tokens.length ? '…' : ''}`;
}

/** The tokens inside their phrases; each phrase is closed before the text ends. */
function phrased(tokens: readonly Token[], written: Set<Phrase>): string {
  let html = '';
  let open: readonly Phrase[] = [];
  const goTo = (phrases: readonly Phrase[]) => {
    let common = 0;
    while (common < open.length && open[common] === phrases[common]) common += 1;
    for (const phrase of open.slice(common).reverse()) html += phrase.close;
    for (const phrase of phrases.slice(common)) {
      html += written.has(phrase) ? phrase.openAgain : phrase.open;
      written.add(phrase);
    }
    open = phrases;
  };
  for (const token of tokens) {
    if (token.phrases !== open) goTo(token.phrases);
    html += token.html;
  }
  goTo([]);
  return html;
}
