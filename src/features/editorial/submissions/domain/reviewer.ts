/** In which order reviewers are listed: by name; those who gave most first; the fastest, the least busy, the last invited. */
export const reviewerOrders = ['invited', 'name', 'given', 'days', 'load'] as const;
export type ReviewerOrder = (typeof reviewerOrders)[number];

/** More reviews than this at a time are more than people usually take. */
const usualLoad = 2;

interface Asking {
  readonly round: number;
  readonly details: { readonly authors: readonly { readonly email: string }[] };
  readonly reviews: readonly { readonly email: string; readonly round: number; readonly state: string }[];
}

type ReviewerWarning = 'isAuthor' | 'sameDomain' | 'isAsked' | 'isBusy';

/** Here everybody has an address, whoever they work for. */
const publicDomains = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com live.com yahoo.com icloud.com qq.com 163.com 126.com sina.com foxmail.com yandex.ru mail.ru gmx.de web.de proton.me'.split(
    ' ',
  ),
);
const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
const keyOf = (email: string): string => email.trim().toLowerCase();

/** What an editor should know before they invite someone: conflicts of interest, and how much they have to do already. */
export function reviewerWarnings(email: string, submission: Asking, load = 0): ReviewerWarning[] {
  const key = keyOf(email);
  if (!key.includes('@')) return [];
  const authors = submission.details.authors.map((author) => keyOf(author.email));
  const isAuthor = authors.includes(key);
  const domain = domainOf(key);
  return [
    ...(isAuthor ? (['isAuthor'] as const) : []),
    ...(!isAuthor && !publicDomains.has(domain) && authors.some((one) => one.includes('@') && domainOf(one) === domain)
      ? (['sameDomain'] as const)
      : []),
    ...(submission.reviews.some(
      (one) => keyOf(one.email) === key && one.round === submission.round && one.state !== 'cancelled',
    )
      ? (['isAsked'] as const)
      : []),
    ...(load > usualLoad ? (['isBusy'] as const) : []),
  ];
}
