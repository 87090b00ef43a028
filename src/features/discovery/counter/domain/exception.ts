/** What COUNTER's API says when a report is not, or not quite, what was requested. */
export interface CounterException {
  readonly Code: number;
  readonly Message: string;
  readonly Data?: string;
}

const messages = {
  1000: 'Service Not Available',
  1010: 'Service Busy',
  1020: 'Client has made too many requests',
  1030: 'Insufficient Information to Process Request',
  2000: 'Requestor Not Authorized to Access Service',
  2010: 'Requestor is Not Authorized to Access Usage for Institution',
  2020: 'APIKey Invalid',
  3000: 'Report Not Supported',
  3020: 'Invalid Date Arguments',
  3030: 'No Usage Available for Requested Dates',
  3031: 'Usage Not Ready for Requested Dates',
  3032: 'Usage No Longer Available for Requested Dates',
  3050: 'Parameter Not Recognized in this Context',
  3060: 'Invalid ReportFilter Value',
  3062: 'Invalid ReportAttribute Value',
  3063: 'Components Not Supported',
} as const;

export type ExceptionCode = keyof typeof messages;

export const exception = (code: ExceptionCode, data?: string): CounterException => ({
  Code: code,
  Message: messages[code],
  ...(data && { Data: data }),
});

/** The status of an answer that is an exception alone. */
export function statusOf({ Code: code }: CounterException): number {
  if (code < 1020) return 503;
  if (code === 1020) return 429;
  if (code === 2010) return 403;
  if (code === 3000) return 404;
  return code === 2000 || code === 2020 ? 401 : 400;
}
