const day = 86_400_000;
const noticeDays = 30;

/** How many days a site has left, once they are few; 0 on the last day and after it. */
export function daysLeft(expires: Date | null, now: Date): number | null {
  if (expires === null) return null;
  const days = Math.max(0, Math.floor((expires.getTime() - now.getTime()) / day));
  return days <= noticeDays ? days : null;
}
