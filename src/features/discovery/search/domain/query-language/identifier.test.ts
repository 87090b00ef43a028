import { describe, expect, test } from 'vitest';
import { idOf } from '../../../../../platform/kernel/id.ts';
import { identifierIn } from './identifier.ts';

describe('what names one thing is recognised', () => {
  test.each([
    ['10.7554/eLife.00013', 'doi', '10.7554/elife.00013'],
    ['https://doi.org/10.7554/eLife.00013', 'doi', '10.7554/elife.00013'],
    ['doi: 10.7554/eLife.00013', 'doi', '10.7554/elife.00013'],
    ['１０.7554/eLife.00013', 'doi', '10.7554/elife.00013'],
    ['DOI 10.7554/ELIFE.00013', 'doi', '10.7554/elife.00013'],
    ['DOI: https://doi.org/10.7554/eLife.00013.', 'doi', '10.7554/elife.00013'],
    ['info:doi/10.7554/eLife.00013', 'doi', '10.7554/elife.00013'],
    ['https://publisher.example/doi/full/10.7554/eLife.00013?from=list#top', 'doi', '10.7554/elife.00013'],
    ['https://doi.org/10.7554%2FeLife.00013', 'doi', '10.7554/elife.00013'],
    ['10.1101/2020.01.02.123456v2', 'doi', '10.1101/2020.01.02.123456'],
    ['ORCID iD: orcid.org/0000-0002-1825-0097', 'orcid', '0000-0002-1825-0097'],
    ['0000-0002-1825-0097', 'orcid', 'https://orcid.org/0000-0002-1825-0097'],
    ['https://ror.org/03cve4549', 'ror', '03cve4549'],
    ['ISSN 2050-084X', 'issn', '2050-084x'],
    ['978-3-16-148410-0', 'isbn', '9783161484100'],
    ['CN 11-1929/V', 'cn', '11-1929/v'],
    ['ChinaXiv:202209.00041V2', 'preprint', 'chinaxiv:202209.00041'],
    ['chinaxiv-202209.00041v2', 'preprint', 'chinaxiv:202209.00041'],
    ['CHINAXIV 202209.00041', 'preprint', 'chinaxiv:202209.00041'],
    ['202209.00041V1', 'preprint', 'chinaxiv:202209.00041'],
    ['https://chinaxiv.org/abs/202209.00041v2', 'preprint', 'chinaxiv:202209.00041'],
    ['http://www.arxiv.org/pdf/2209.00041v3.pdf', 'preprint', 'arxiv:2209.00041'],
    ['2209.00041', 'preprint', 'arxiv:2209.00041'],
    [idOf(7, 12), 'id', idOf(7, 12)],
  ])('%s', (text, type, value) => {
    expect(identifierIn(text)?.type).toBe(type);
    expect(identifierIn(text)?.values).toContain(value);
  });
});

test.each(['2019-2020', '1234-5678', '12345', 'light', '10.5 mm', 'cn', '978-3-16-148410-1', '2020'])(
  '%s is an ordinary text',
  (text) => expect(identifierIn(text)).toBeUndefined(),
);
