import { expect, test } from 'vitest';
import { issueJsonLd } from './issue-json-ld.ts';
import type { IssueView } from './load-issue.ts';

const origin = 'https://optics.example';
const issue = {
  id: '9',
  journal: { id: '7', name: 'Sample Optics' },
  year: 2026,
  volume: '5',
  issue: '3',
  name: '',
  theme: 'Bending light',
  cover: '/files/c',
  firstPage: '201',
  lastPage: '300',
  publishedOn: '2026-03-01',
  doi: null,
} as IssueView;
const journal = { '@type': 'Periodical', '@id': 'https://optics.example/mag/7', name: 'Sample Optics' };

test('search engines are told of an issue in which volume of which journal it stands', () => {
  expect(issueJsonLd(issue, origin)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'PublicationIssue',
    '@id': 'https://optics.example/issue?activeName=9',
    url: 'https://optics.example/issue?activeName=9',
    name: 'Bending light',
    issueNumber: '3',
    datePublished: '2026-03-01',
    pageStart: '201',
    pageEnd: '300',
    image: 'https://optics.example/files/c',
    isPartOf: { '@type': 'PublicationVolume', volumeNumber: '5', isPartOf: journal },
  });
});

test('an issue without a volume is part of its journal, and one without a day is of its year', () => {
  const bare = { volume: null, theme: '', cover: null, firstPage: null, lastPage: null, publishedOn: null };
  expect(issueJsonLd({ ...issue, ...bare, doi: '10.5555/i' } as IssueView, origin)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'PublicationIssue',
    '@id': 'https://doi.org/10.5555/i',
    url: 'https://optics.example/issue?activeName=9',
    issueNumber: '3',
    datePublished: '2026',
    isPartOf: journal,
  });
});
