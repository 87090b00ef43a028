/**
 * What a page's loaders answered, for the browser. The server writes it as JSON, in one native step, into a block that no browser
 * runs; the form that React Router reads is made of it in the browser, when the page comes alive.
 */
export interface PageData {
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** By the route that shows it: an answer that a loader threw, or null for a mistake of ours. */
  readonly errors: Readonly<Record<string, Refusal | null>> | null;
}

interface Refusal {
  readonly status: number;
  readonly statusText: string;
  readonly data: unknown;
}

export const pageDataId = 'page-data';

/** React Router's script may run while the document is still on its way, at whose end the data stand. */
export async function untilWhole(page: Document): Promise<void> {
  if (page.readyState !== 'loading') return;
  await new Promise((arrived) => page.addEventListener('DOMContentLoaded', arrived, { once: true }));
}

/** Hands the page's data to React Router, which waits for it on the stream that its own script has opened. */
export function handOverPageData(): void {
  const written = document.getElementById(pageDataId)?.textContent;
  const { streamController } = (window as unknown as { __reactRouterContext: Handoff }).__reactRouterContext;
  streamController.enqueue(writeState(JSON.parse(written ?? '{}')));
  streamController.close();
}

interface Handoff {
  readonly streamController: ReadableStreamDefaultController<string>;
}

/** The numbers that stand for values without a place of their own. */
const nothing = -5;
const missing = -7;

/** React Router's line of values: objects name the places of their keys and values, errors begin with their kind. */
export function writeState({ loaderData, errors }: PageData): string {
  const line: string[] = [];
  const places = new Map<unknown, number>();
  const put = (write: () => string): number => {
    const place = line.push('') - 1;
    line[place] = write();
    return place;
  };
  const placeOf = (value: unknown): number => {
    if (value === null) return nothing;
    if (value === undefined) return missing;
    if (Array.isArray(value)) return put(() => `[${value.map(placeOf)}]`);
    if (typeof value === 'object') return placeOfEntries(value as Readonly<Record<string, unknown>>, placeOf);
    // The same words are many.
    const known = places.get(value);
    if (known !== undefined) return known;
    const place = put(() => JSON.stringify(value));
    places.set(value, place);
    return place;
  };
  const placeOfEntries = <Value>(values: Readonly<Record<string, Value>>, place: (value: Value) => number): number =>
    put(() => `{${Object.entries(values).map(([key, value]) => `"_${placeOf(key)}":${place(value)}`)}}`);
  const placeOfError = (error: Refusal | null): number =>
    put(() =>
      error
        ? `["ErrorResponse",${[error.data, error.status, error.statusText].map(placeOf)}]`
        : `["SanitizedError",${['Error', 'Unexpected Server Error'].map(placeOf)}]`,
    );
  put(
    () =>
      `{${[
        `"_${placeOf('loaderData')}":${placeOf(loaderData)}`,
        `"_${placeOf('actionData')}":${nothing}`,
        `"_${placeOf('errors')}":${errors ? placeOfEntries(errors, placeOfError) : nothing}`,
      ]}}`,
  );
  return `[${line}]\n`;
}
