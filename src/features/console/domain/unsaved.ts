/** What stands in a form unsaved is offered to its writer so long, then forgotten. */
export const forgottenAfterDays = 30;

/** Of one person at one site; the oldest make room. */
export const mostUnsaved = 100;

/** A form counts as open so long after its page was last heard of, which speaks up this often. */
export const openSeconds = 90;
export const seenEverySeconds = 30;
