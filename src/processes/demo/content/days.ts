/** YYYY-MM-DD, some days later or, with a negative number, earlier. */
export function daysLater(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
