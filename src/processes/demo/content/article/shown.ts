import type { DraftFile, ItemDraft, ItemReference } from '../../../../platform/item/writing/item-draft.ts';
import type { Chance } from '../choosing.ts';
import type { Field, FigureStyle, Line, SampleLanguage, Words } from '../field.ts';
import { escapeHtml } from '../html.ts';
import { drawFigure } from '../pictures/figure.ts';
import type { Studio } from '../studio.ts';
import { type Facts, factsOf } from './prose.ts';
import { proseIn } from './prose-in.ts';

/** A figure of an article: in its body, and as a thing of its own. */
export interface DrawnFigure {
  readonly html: string;
  readonly draft: ItemDraft;
}

export interface SampleTable {
  readonly html: string;
  readonly draft: ItemDraft;
}

export interface Showing {
  readonly field: Field;
  readonly line: Line;
  readonly article: ItemReference;
  readonly language: SampleLanguage;
  readonly numbers: Pick<Facts, 'samples' | 'days' | 'percent'>;
  readonly chance: Chance;
  readonly seed: number;
  readonly publishedOn: string;
  readonly licence: string | null;
}

const alternatives: Readonly<Record<FigureStyle, Words>> = {
  curves: { zh: '带误差棒的测量点与拟合曲线', en: 'Measured points with error bars on fitted curves' },
  bars: { zh: '五组样品的柱状图，附单次测量值', en: 'Bars of five groups with their single measurements' },
  map: { zh: '二维彩色分布图，中部有一处亮区', en: 'Map in colours with one bright region' },
  micrograph: { zh: '深色背景上的明亮细胞，右下角为标尺', en: 'Bright cells on a dark ground with a scale bar' },
  scheme: { zh: '由箭头连接的各步骤示意图', en: 'Steps joined by arrows' },
};

/** Draws the figures of an article: the comparison first, then other data, a third one shows how the experiment runs. */
export async function drawFigures(studio: Studio, showing: Showing, count: number): Promise<DrawnFigure[]> {
  const { field, line, seed } = showing;
  const others = field.figureStyles.filter((style) => style !== 'scheme' && style !== 'bars');
  const drawn: DrawnFigure[] = [];
  for (let place = 0; place < count; place += 1) {
    const style = place === 0 ? 'bars' : place === 1 ? (others[seed % others.length] ?? 'curves') : 'scheme';
    const file = await studio.picture(drawFigure(style, line, field.palette, seed * 10 + place));
    drawn.push(figureOf(showing, place + 1, style, file));
  }
  return drawn;
}

function figureOf(showing: Showing, number: number, style: FigureStyle, file: DraftFile): DrawnFigure {
  const { line, article, language, numbers, publishedOn, licence } = showing;
  const alternative = alternatives[style];
  const own = proseIn(language);
  const captionIn = (wanted: SampleLanguage) => proseIn(wanted).figureCaptions[style](factsOf(line, wanted, numbers));
  const anchor = `fig${number}`;
  const label = own.labels.figure(number);
  return {
    html: `<figure data-jats="fig" id="${anchor}"><img data-file="${file.name}" src="/files/${file.sha256}?form=high" alt="${alternative[language]}" loading="lazy"/><figcaption><span data-jats="label">${label}</span> <p>${escapeHtml(captionIn(language))}</p></figcaption></figure>`,
    draft: {
      kind: 'figure',
      key: `${article.key}#${anchor}`,
      language,
      titles: { zh: titleOf(captionIn('zh'), '。'), en: titleOf(captionIn('en'), '. ') },
      publishedOn,
      details: {
        article,
        position: number,
        anchor,
        label,
        licence,
        captions: { zh: `<p>${escapeHtml(captionIn('zh'))}</p>`, en: `<p>${escapeHtml(captionIn('en'))}</p>` },
        alternative: alternative[language],
      },
      files: [{ ...file, labels: { ...alternative } }],
    },
  };
}

const titleOf = (caption: string, end: string): string => caption.split(end)[0] ?? caption;

/** The groups of samples in a table of four rows. */
export function writeTable({ line, article, language, numbers, chance, publishedOn, licence }: Showing): SampleTable {
  const prose = proseIn(language);
  const facts = factsOf(line, language, numbers);
  const rows = ['A', 'B', 'C', 'D'].map((group, place) => {
    const vary = (value: number) => Number((value * (0.9 + chance.share() * 0.2)).toPrecision(3));
    return [group, (0.5 + place * 0.5).toFixed(1), vary(line.before), vary(line.after), chance.whole(5, 24)];
  });
  const head = prose
    .tableHeads(facts)
    .map((text) => `<th scope="col">${escapeHtml(text)}</th>`)
    .join('');
  const cells = rows.map(
    ([group, ...values]) =>
      `<tr><th scope="row">${group}</th>${values.map((value) => `<td>${value}</td>`).join('')}</tr>`,
  );
  const content = `<div data-part="table" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${cells.join('')}</tbody></table></div>`;
  const label = prose.labels.table(1);
  const caption = prose.tableCaption(facts);
  const captionIn = (wanted: SampleLanguage) => proseIn(wanted).tableCaption(factsOf(line, wanted, numbers));
  return {
    html: `<figure data-jats="table-wrap" id="table1"><figcaption><span data-jats="label">${label}</span> <p>${escapeHtml(caption)}</p></figcaption>${content}</figure>`,
    draft: {
      kind: 'table',
      key: `${article.key}#table1`,
      language,
      titles: { zh: captionIn('zh'), en: captionIn('en') },
      publishedOn,
      details: {
        article,
        position: 1,
        anchor: 'table1',
        label,
        licence,
        captions: { zh: `<p>${escapeHtml(captionIn('zh'))}</p>`, en: `<p>${escapeHtml(captionIn('en'))}</p>` },
        content,
      },
    },
  };
}
