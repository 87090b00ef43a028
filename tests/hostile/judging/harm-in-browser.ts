import type { BrowserContext, Frame, Page } from 'playwright-core';
import { launchBrowser } from '../../support/browser.ts';
import { harmOf, isForeign, type SeenElement } from './harm-of.ts';
import { areInPlace, type Places, pageOf } from './place.ts';

export interface JudgedText {
  readonly name: string;
  readonly html: string;
}

interface Seen {
  readonly elements: readonly SeenElement[];
  readonly places: Places;
  readonly ran: boolean;
}

const home = 'https://site.example/judge';
/** A frame costs more than what is read in it; only where harm is found each text gets a frame of its own. */
const inOneFrame = 20;
const framesAtOnce = 4;

/** What a browser does with HTML: it is read, written out and read again twice, with nothing that stops a script. */
export async function harmInBrowser(texts: readonly JudgedText[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const browser = await launchBrowser();
  try {
    const together = await createJudge(await browser.newContext());
    const single = await createJudge(await browser.newContext());
    const groups = inGroups(texts, inOneFrame);
    const harmOfGroups = await together(groups);
    const suspected = groups.filter((_, place) => harmOfGroups[place]?.length).flat();
    const harm = await single(suspected.map((text) => [text]));
    return new Map<string, readonly string[]>([
      ...texts.map(({ name }) => [name, []] as const),
      ...suspected.map(({ name }, place) => [name, harm[place] ?? []] as const),
    ]);
  } finally {
    await browser.close();
  }
}

const inGroups = <Entry>(entries: readonly Entry[], size: number): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / size) }, (_, place) =>
    entries.slice(place * size, (place + 1) * size),
  );

type Judge = (groups: readonly (readonly JudgedText[])[]) => Promise<string[][]>;

async function createJudge(context: BrowserContext): Promise<Judge> {
  let found: string[][] = [];
  await context.route('**/*', (route) => {
    const request = route.request();
    if (request.url() === home) return route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' });
    if (isForeign(request.url())) found[groupOf(request.frame())]?.push(`loads ${request.url()}`);
    return route.abort();
  });
  const page = await context.newPage();
  return async (groups) => {
    found = groups.map(() => []);
    for (const batch of inGroups([...groups.entries()], framesAtOnce)) {
      const seen = await inspect(page, batch);
      for (const [place, { elements, places, ran }] of seen.entries()) {
        const [group, texts] = batch[place] as (typeof batch)[number];
        found[group]?.push(...elements.flatMap(harmOf));
        if (!areInPlace(places, texts.length)) found[group]?.push('leaves its place');
        if (ran) found[group]?.push('a script ran');
      }
    }
    return found.map((harm) => [...new Set(harm)]);
  };
}

/** A frame inside a text belongs to the text that brought it. */
function groupOf(frame: Frame): number {
  let at: Frame | null = frame;
  while (at && !/^group-\d+$/.test(at.name())) at = at.parentFrame();
  return Number(at?.name().slice('group-'.length) ?? -1);
}

const alarm = '<script>alert = () => { ran = true }</script>';

async function inspect(page: Page, batch: readonly (readonly [number, readonly JudgedText[]])[]): Promise<Seen[]> {
  const frames = batch.map(([group, texts]) => ({
    name: `group-${group}`,
    document: pageOf(
      texts.map(({ html }) => html),
      alarm,
    ),
  }));
  // A text may lead the whole page away.
  if (page.url() !== home) await page.goto(home);
  return page.evaluate(readInFrames, frames);
}

/** Runs in the page. */
function readInFrames(frames: readonly { name: string; document: string }[]): Promise<Seen[]> {
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  // A form is known by the names of its fields: `form.attributes` may be one of them.
  const { getAttributeNames, getAttribute } = Element.prototype;
  const attributesOf = (element: Element) =>
    getAttributeNames.call(element).map((name) => [name, getAttribute.call(element, name) ?? ''] as const);
  const seenIn = (root: ParentNode): SeenElement[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      { name: element.localName, attributes: attributesOf(element) },
      ...('content' in element && element.localName === 'template' ? seenIn(element.content as ParentNode) : []),
    ]);
  const namesIn = (element: Element | null | undefined): string[] =>
    [...(element?.childNodes ?? [])].map(({ nodeName }) => nodeName);
  const hasRun = ({ contentWindow }: HTMLIFrameElement): boolean => {
    try {
      return 'ran' in (contentWindow ?? {});
    } catch {
      // What a text led to is another origin, which may not be looked into.
      return true;
    }
  };
  const read = async ({ name, document: source }: { name: string; document: string }): Promise<Seen> => {
    const frame = document.createElement('iframe');
    frame.name = name;
    // What is read and run is the same; only nothing is laid out.
    frame.hidden = true;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.srcdoc = source;
    document.body.append(frame);
    await Promise.race([loaded, pause(5_000)]);
    const inside = frame.contentDocument;
    const main = inside?.querySelector('main');
    const places = { body: namesIn(inside?.body), main: namesIn(main) };
    // The head has two things that are ours.
    const elements = inside ? seenIn(inside).filter((_, place) => place !== 2 && place !== 3) : [];
    for (let turn = 0; main && turn < 2; turn += 1) {
      main.innerHTML = String(main.innerHTML);
      elements.push(...seenIn(main));
    }
    await pause(20);
    const ran = hasRun(frame);
    frame.remove();
    // The same element twice is the same harm, and most elements stand in a text many times.
    const different = new Map(elements.map((element) => [JSON.stringify(element), element]));
    return { elements: [...different.values()], places, ran };
  };
  return Promise.all(frames.map(read));
}
