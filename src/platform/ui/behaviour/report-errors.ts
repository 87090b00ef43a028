import { type BrowserReport, toSend } from './browser-report.ts';

export type SendReport = (report: BrowserReport) => void;

const mostPerPage = 5;

/** Sends a page's first few reports; one that breaks in a loop must not flood the server. */
export function createReporter(send: (body: string) => void, page: () => string): SendReport {
  let sent = 0;
  return (report) => {
    if (sent >= mostPerPage) return;
    sent += 1;
    send(toSend(report, page()));
  };
}

export const sendBeacon = (body: string): void => {
  navigator.sendBeacon('/reports/browser', new Blob([body], { type: 'application/json' }));
};

/** Listens to what goes wrong on the page. Scripts and styles that don't load are the matter of chunk-failure.ts. */
export function reportErrors(report: SendReport): void {
  addEventListener('error', ({ message, filename, lineno, error }) => {
    report({ kind: 'error', message, source: filename, line: lineno, stack: (error as Error | undefined)?.stack });
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    const stack = reason instanceof Error ? reason.stack : undefined;
    report({ kind: 'rejection', message: String(reason), stack });
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
    report({ kind: 'policy', message: `${effectiveDirective} ${blockedURI}`, source: sourceFile, line: lineNumber });
  });
}
