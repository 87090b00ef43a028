import { siteOfId } from '../../../../../platform/kernel/id.ts';

export interface Identifier {
  readonly type: 'doi' | 'orcid' | 'ror' | 'issn' | 'isbn' | 'cn' | 'preprint' | 'id';
  /** In lower case, in every form under which the index may know it. */
  readonly values: readonly string[];
}

/** A text that names one thing by a number of its own. Check digits tell `2019-2020` from an ISSN. */
export function identifierIn(given: string): Identifier | undefined {
  const text = given.normalize('NFKC').trim().toLowerCase();
  for (const recognise of recognisers) {
    const found = recognise(text);
    if (found) return found;
  }
  return undefined;
}

type Recogniser = (text: string) => Identifier | undefined;

/** Bare, behind a word or two that say so, or as the end of any publisher's address. */
const doi: Recogniser = (text) => {
  const [, address, bare] =
    /^(?:doi:?\s*)?(?:(https?:\/\/\S*?\/)|(?:info:|urn:)?doi[:/]\s*)?(10\.\d{4,9}(?:\/|%2f)\S+)$/.exec(text) ?? [];
  if (!bare) return undefined;
  const value = (address ? bare.replace(/[?#].*$/, '') : bare).replace('%2f', '/');
  const trimmed = value.replace(/[.,;)\]]+$/, '');
  return { type: 'doi', values: [...new Set([value, trimmed, trimmed.replace(/v\d{1,2}$/, '')])] };
};

const orcid: Recogniser = (text) => {
  const value =
    /^(?:orcid(?: id)?:?\s*)?(?:(?:https?:\/\/)?(?:www\.)?orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dx])\/?$/.exec(
      text,
    )?.[1];
  return value ? { type: 'orcid', values: [value, `https://orcid.org/${value}`] } : undefined;
};

const ror: Recogniser = (text) => {
  const value = /^(?:https?:\/\/)?(?:ror\.org\/|ror:?\s*)(0[a-z0-9]{6}\d{2})$/.exec(text)?.[1];
  return value ? { type: 'ror', values: [value, `https://ror.org/${value}`] } : undefined;
};

const issn: Recogniser = (text) => {
  const value = /^(?:e?issn:?\s*)?(\d{4}-?\d{3}[\dx])$/.exec(text)?.[1]?.replace('-', '');
  if (!value || checkSum(value, 8) % 11 !== 0) return undefined;
  return { type: 'issn', values: [`${value.slice(0, 4)}-${value.slice(4)}`, value] };
};

const isbn: Recogniser = (text) => {
  const printed = /^(?:isbn(?:-1[03])?:?\s*)?(\d[\d -]{8,15}[\dx])$/.exec(text)?.[1];
  const value = printed?.replaceAll(/[ -]/g, '');
  if (!printed || !value) return undefined;
  const valid =
    (value.length === 10 && checkSum(value, 10) % 11 === 0) || (value.length === 13 && thirteen(value) % 10 === 0);
  return valid ? { type: 'isbn', values: [...new Set([value, printed.replaceAll(' ', '-')])] } : undefined;
};

const cn: Recogniser = (text) => {
  const value = /^(?:cn:?\s*)?(\d{2}-\d{4}\/[a-z]{1,2}\d{0,3})$/.exec(text)?.[1];
  return value ? { type: 'cn', values: [value, `cn ${value}`, `cn${value}`] } : undefined;
};

/** `ChinaXiv:202209.00041`, `chinaxiv-202209.00041V2`, `arXiv 2209.00041v1`, the number alone, or the archive's address of it. */
const preprint: Recogniser = (text) => {
  const [, inAddress, before, number] =
    /^(?:https?:\/\/(?:\w+\.)?(chinaxiv|arxiv)\.org\/(?:abs|pdf|html)\/|(chinaxiv|arxiv)[-:.\s]*)?(\d{4}(?:\d{2})?\.\d{4,5})(?:v\d{1,2})?(?:\.pdf)?$/.exec(
      text,
    ) ?? [];
  if (!number) return undefined;
  const archive = inAddress ?? before;
  return {
    type: 'preprint',
    values: [...new Set([number, ...(archive ? [archive] : ['chinaxiv', 'arxiv']).map((name) => `${name}:${number}`)])],
  };
};

const ownId: Recogniser = (text) => (siteOfId(text) === undefined ? undefined : { type: 'id', values: [text] });

const recognisers = [doi, orcid, ror, issn, isbn, cn, preprint, ownId];

/** Digits weighted from `first` downwards, where x counts ten. */
const checkSum = (digits: string, first: number): number =>
  [...digits].reduce((sum, digit, place) => sum + (digit === 'x' ? 10 : Number(digit)) * (first - place), 0);

const thirteen = (digits: string): number =>
  [...digits].reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
