import { describe, expect, test } from 'vitest';
import { itemAddress } from './item-address.ts';

test.each([
  ['article', '/thesisDetails?columnId=7'],
  ['figure', '/textDetail?columnId=7'],
  ['table', '/textDetail?columnId=7'],
  ['journal', '/mag/7'],
  ['book', '/bookDetails?columnId=7'],
  ['video', '/videoDetails?columnId=7'],
  ['audio', '/audioDetails?columnId=7'],
  ['news', '/newsInfo?columnId=7'],
  ['general-resource', '/currencyDetails?columnId=7'],
  ['expert', '/expertDetails?columnId=7'],
  ['institution', '/organDetails?columnId=7'],
  ['album', '/virtualProjectDetail?columnId=7'],
  ['special-issue', '/specialIssue?columnId=7'],
  ['topic', '/projectDetail?columnId=7'],
  ['conference', '/newMeeting?columnId=7'],
  ['issue', '/issue?activeName=7'],
  ['dataset', '/datasetDetails?columnId=7'],
  ['data-set', '/dataSetDetails?columnId=7'],
])('a thing of the kind %s is shown at %s', (kind, address) => expect(itemAddress({ kind, id: '7' })).toBe(address));

test('standards and patents have their own page', () => {
  expect(itemAddress({ kind: 'general-resource', id: '7', library: 'patent' })).toBe('/libraryDetails?columnId=7');
});

describe('an article that has a DOI', () => {
  const at = (doi: string) => itemAddress({ kind: 'article', id: '7', doi });

  test('is found by it, in one spelling', () => {
    expect(at('10.5555/Bent.1')).toBe('/article/doi/10.5555/bent.1');
  });

  test('keeps every sign of it', () => {
    const address = at('10.1002/(SICI)1#?%/x;2');
    expect(decodeURIComponent(new URL(address, 'https://optics.example').pathname)).toBe(
      '/article/doi/10.1002/(sici)1#?%/x;2',
    );
  });

  test('is found by its id where a path would not keep the DOI', () => {
    for (const doi of ['10.5555/../x', '10.5555//x', '10.5555/']) expect(at(doi)).toBe('/thesisDetails?columnId=7');
  });
});
