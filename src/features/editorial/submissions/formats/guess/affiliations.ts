import type { Paragraph } from '../../../../../platform/documents/paragraph.ts';

const words =
  /universit|institut|department|college|school of|hospital|laborator|\bcent(?:re|er)\b|academy|faculty|division of|ministry|corporation|company|\binc\b|\bltd\b|gmbh|survey|大学|学院|研究所|研究院|研究中心|实验室|医院|公司|中心|科学院|学校|\d{6}/i;

export const isAffiliation = (text: string): boolean => words.test(text);

/** `1 Department of …`, `2. 中国科学院…`, `a School of …`: the mark and what it stands for. */
const marked = /(?:^|[;；]\s*|\s(?=\d{1,2}[.．、]))\(?(\d{1,2}|[a-h](?=[\s.)]))\s*[.．、)]?\s*/gu;

export interface Affiliation {
  readonly mark?: string;
  readonly text: string;
}

/** What is said of the corresponding author behind the last institution. */
const noteBehind = /\s*[*†‡¶✉∗]\s*(?:correspond.*|通[讯信].*)?$/iu;

const trimmed = (text: string): string =>
  text
    .replace(noteBehind, '')
    .replaceAll(/^[\s(（,，;；.]+|[\s)）,，;；]+$/gu, '')
    .trim();

/** The institutions of one paragraph; several stand in one when each has its mark. */
export function affiliationsIn({ runs, text }: Paragraph): readonly Affiliation[] {
  const byRuns: { mark?: string; text: string }[] = [];
  for (const run of runs) {
    const isMark = /^\s*(?:\d{1,2}|[a-h])\s*$/.test(run.text);
    if (isMark && (run.isRaised || byRuns.length === 0 || byRuns.at(-1)?.mark !== undefined))
      byRuns.push({ mark: run.text.trim(), text: '' });
    else if (byRuns.length === 0) byRuns.push({ text: run.text });
    else (byRuns.at(-1) as { text: string }).text += run.text;
  }
  const raised = byRuns.filter(({ mark }) => mark !== undefined);
  if (raised.length > 0) return tidy(raised);
  const inside = text.replaceAll(/^[(（]|[)）]$/gu, '');
  const starts = [...inside.matchAll(marked)];
  if (starts.length === 0) return tidy([{ text: inside }]);
  return tidy(
    starts.map((start, place) => ({
      mark: start[1] as string,
      text: inside.slice(start.index + start[0].length, starts[place + 1]?.index ?? inside.length),
    })),
  );
}

const tidy = (found: readonly Affiliation[]): readonly Affiliation[] =>
  found
    .map((one) => ({ ...one, text: trimmed(one.text.replaceAll(/\s+/g, ' ')) }))
    .filter(({ text }) => text.length > 3 && text.length < 500);
