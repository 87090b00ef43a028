const endings = ['th', 'st', 'nd', 'rd'];

/** `2nd`, `11th` */
export const ordinal = (number: number): string =>
  number + ((number % 100 > 10 && number % 100 < 14 ? 'th' : endings[number % 10]) ?? 'th');
