/** How the server and the browser's entry know a page that sleeps: its scripts lie in an element of this mark and do not run. */
export const sleepingMark = 'data-sleeping';
/** Said on the window when the scripts of a page that slept are there. */
export const wokenEvent = 'imprint:woken';

/** A page's route says by its `handle` whether what it shows can be read before any script of ours has run. */
export interface SleepingHandle {
  sleeps(view: unknown): boolean;
}
