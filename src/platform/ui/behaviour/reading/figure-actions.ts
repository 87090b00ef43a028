import { downloadLink, type ViewedFigure } from './figure-source.ts';
import { make, makeActions, makeButton } from './make.ts';
import type { Reading } from './reading.ts';
import type { ReadingWords } from './reading-words.ts';

/** Figures open in a viewer, from the strip and from the text; their forms can be had where they stand. */
export function addFigureActions(page: HTMLElement, reading: Reading): void {
  const { words, signal } = reading;
  const strip = [...page.querySelectorAll<HTMLAnchorElement>('a[data-figure]')];
  const figures = strip.map((link) => figureOf(link, words));
  const view = (place: number) =>
    void import('./figure-viewer.ts').then(({ viewFigures }) => viewFigures(figures, place, reading));

  for (const [place, { element, image, forms, page: ownPage }] of figures.entries()) {
    const caption = element?.querySelector(':scope > figcaption');
    caption?.append(
      makeActions(
        'figure-actions',
        makeButton(words.viewLarger, () => view(place)),
        ...(forms.length > 0 ? [make('span', {}, words.download), ...forms.map(downloadLink)] : []),
        ...(ownPage
          ? [make('a', { href: `${ownPage}#article-cite`, 'data-part': 'cite-figure' }, words.citeFigure)]
          : []),
      ),
    );
    if (image) image.dataset.opens = String(place);
  }

  page.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const target = event.target as Element;
      const link = target.closest<HTMLAnchorElement>('a[data-figure]');
      const image = target.closest<HTMLElement>('img[data-opens]');
      if (!link && !image) return;
      event.preventDefault();
      view(link ? strip.indexOf(link) : Number(image?.dataset.opens));
    },
    { signal },
  );
}

function figureOf(link: HTMLAnchorElement, words: ReadingWords): ViewedFigure {
  const { figure: anchor = '', page = '', original, high, low, zoom } = link.dataset;
  const element = anchor ? document.getElementById(anchor) : null;
  const forms = [
    { name: words.original, href: original ?? '' },
    { name: words.high, href: high ?? '' },
    { name: words.low, href: low ?? '' },
  ].filter(({ href }) => href !== '');
  const image = element?.querySelector('img') ?? link.querySelector('img');
  return { anchor, page, source: high ?? link.href, zoom, forms, element, image };
}
