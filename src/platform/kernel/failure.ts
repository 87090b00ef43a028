/** Why something was not done. The words for it stand in `platform/contract/messages`, under `failure.` and the same name. */
export const failureCodes = [
  'badInput',
  'loginRequired',
  'loginToRead',
  'loginToDownload',
  'siteForbidden',
  'siteNotFound',
  'notFound',
  'articleIdNotExist',
  'noCitation',
  'incorrectContent',
  'dataAcquisitionFailed',
  'originRefused',
  'methodNotAllowed',
  'tooManyRequests',
  'unavailable',
  'timeout',
  'internal',
] as const;

export type FailureCode = (typeof failureCodes)[number];

export interface Failure {
  readonly code: FailureCode;
  readonly values?: Readonly<Record<string, string | number>>;
}

export const failure = (code: FailureCode, values?: Failure['values']): Failure =>
  values ? { code, values } : { code };
