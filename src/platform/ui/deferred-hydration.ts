/** How the server and the browser's entry know a page with deferred hydration: its scripts lie in an element of this mark and do not run. */
export const deferredMark = 'data-deferred';
/** Said on the window when the scripts of a page that slept are there. */
export const hydratedEvent = 'imprint:hydrated';

/** A page's route says by its `handle` whether what it shows can be read before any script of ours has run. */
export interface DeferredHydrationHandle {
  isDeferred(view: unknown): boolean;
}
