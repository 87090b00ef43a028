import type { Failure, FailureCode } from '../kernel/failure.ts';

/** What every call answers with. Status 0 means success. */
export type Envelope<Data> =
  | { readonly status: 0; readonly data: Data }
  | { readonly status: number; readonly message: string };

interface Presented {
  readonly status: number;
  readonly http: number;
}

/** The status inside the envelope, and the HTTP code around it. */
const presentation: Record<FailureCode, Presented> = {
  badInput: { status: 400, http: 400 },
  loginRequired: { status: 401, http: 401 },
  loginToRead: { status: 403, http: 403 },
  loginToDownload: { status: 403, http: 403 },
  siteForbidden: { status: 10001, http: 403 },
  siteNotFound: { status: 10002, http: 404 },
  originRefused: { status: 403, http: 403 },
  notFound: { status: 404, http: 404 },
  articleIdNotExist: { status: 10404, http: 404 },
  noCitation: { status: 10405, http: 404 },
  incorrectContent: { status: 400, http: 400 },
  dataAcquisitionFailed: { status: 500, http: 502 },
  methodNotAllowed: { status: 405, http: 405 },
  tooManyRequests: { status: 429, http: 429 },
  unavailable: { status: 503, http: 503 },
  timeout: { status: 504, http: 504 },
  internal: { status: 500, http: 500 },
};

export const presentFailure = (failure: Failure): Presented => presentation[failure.code];
