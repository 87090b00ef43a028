const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `2026-05-09` → `May`; nothing if the month is not known. */
export const shortMonth = (date: string): string => (date ? (names[Number(date.slice(5, 7)) - 1] ?? '') : '');

/** `2026-05-09` → `9` */
export const dayOf = (date: string): string => (date ? String(Number(date.slice(8, 10))) : '');
