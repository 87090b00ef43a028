import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const texts = Object.assign(
  {},
  ...globSync('src/**/messages/en.json').map((file) => JSON.parse(readFileSync(file, 'utf8'))),
) as Record<string, string>;

// Journeys show where each of these is said; here are the specification's own words for it.

test.each([
  ['ui.confirm.cancelCollection', 'Are you sure you want to cancel the collection?'],
  ['ui.confirm.collectArticle', 'Are you sure you want to collect this article?'],
  ['ui.confirm.deleteComment', 'Are you sure to delete the comment?'],
  ['ui.confirm.deleteAlbum', 'Are you sure you want to delete the album?'],
  ['ui.confirm.paperGone', 'The paper no longer exists, shall we delete this record?'],
  ['ui.confirm.journalGone', 'The journal no longer exists, shall we delete this record?'],
])('%s asks in the specification’s words', (key, words) => {
  expect(texts[key]).toBe(words);
});

test.each([
  ['failure.dataAcquisitionFailed', 'Data acquisition failed'],
  ['failure.noRecords', 'Your search found no records'],
  ['ui.language.metadataOnly', 'This language currently only supports metadata for paper detail pages'],
  ['failure.subscriptionEmailFormat', 'Please enter the correct email format'],
])('%s says what went wrong in the specification’s words', (key, words) => {
  expect(texts[key]).toBe(words);
});

test.each([
  ['password reset', 'ui.success.passwordReset', 'Your password has been reset'],
  ['collect', 'ui.success.collect', 'Added to your favourites'],
  ['cancel', 'ui.success.cancel', 'Removed from your favourites'],
  ['delete', 'ui.success.delete', 'Deleted'],
  ['submit', 'ui.success.submit', 'Submitted'],
  ['subscribe', 'alerts.result.done', 'Subscribed successfully'],
  ['unsubscribe', 'alerts.list.stopped', 'Unsubscribed successfully'],
])('a success is told: %s', (_, key, words) => {
  expect(texts[key]).toBe(words);
});
