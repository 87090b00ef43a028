import type { Report } from '../domain/report.ts';

const itemsAtOnce = 100;

/** A report as COUNTER's API has it, a piece at a time. */
export async function* writeJson({ header, items }: Report): AsyncGenerator<string> {
  yield `{"Report_Header":${JSON.stringify(header)},"Report_Items":[`;
  let between = '';
  let pieces: string[] = [];
  for await (const item of items) {
    pieces.push(between, JSON.stringify(item));
    between = ',';
    if (pieces.length < 2 * itemsAtOnce) continue;
    yield pieces.join('');
    pieces = [];
  }
  yield `${pieces.join('')}]}`;
}
