import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, type CounterConfiguration } from 'prom-client';
import { z } from 'zod';
import type { Log } from '../../platform/ports/log.ts';
import type { RateLimit } from '../../platform/ports/rate-limit.ts';
import { longestStackBytes, reportKinds } from '../../platform/ui/behaviour/browser-report.ts';

const bodyLimit = 8_192;
const perAddress = { most: 30, seconds: 60 };

/** Browsers put whole addresses into their own reports; what follows the path may be someone's search or token. */
const address = z
  .string()
  .transform((given) => given.replace(/[?#].*$/s, '').slice(0, 500))
  .optional();
const line = z.number().int().nonnegative().nullish();

const browserReport = z.object({
  kind: z.enum(reportKinds),
  page: address,
  message: z.string().max(500),
  source: address,
  line,
  stack: z.string().max(longestStackBytes).optional(),
});

/** The older form, sent to `report-uri`. */
const policyReport = z
  .object({
    'csp-report': z.object({
      'document-uri': address,
      'blocked-uri': address,
      'effective-directive': z.string().max(100).optional(),
      'violated-directive': z.string().max(500).optional(),
      'source-file': address,
      'line-number': line,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      kind: 'policy' as const,
      page: report['document-uri'],
      blocked: report['blocked-uri'],
      directive: report['effective-directive'] ?? report['violated-directive'],
      source: report['source-file'],
      line: report['line-number'],
    },
  ]);

const policyBody = z.object({
  documentURL: address,
  blockedURL: address,
  effectiveDirective: z.string().max(100),
  sourceFile: address.nullable(),
  lineNumber: line,
});

/** The newer form: a list, in which a browser may also speak of other things. */
const reportingList = z.array(z.object({ type: z.string(), body: z.unknown() })).transform((list, context) =>
  list
    .filter(({ type }) => type === 'csp-violation')
    .flatMap(({ body }) => {
      const read = policyBody.safeParse(body);
      if (!read.success) {
        context.addIssue({ code: 'custom', message: 'no violation' });
        return [];
      }
      const { documentURL, blockedURL, effectiveDirective, sourceFile, lineNumber } = read.data;
      const facts = { page: documentURL, blocked: blockedURL, directive: effectiveDirective };
      return [{ kind: 'policy' as const, ...facts, source: sourceFile, line: lineNumber }];
    }),
);

const schemas = {
  '/reports/browser': browserReport.transform((report) => [report]),
  '/reports/csp': z.union([reportingList, policyReport]),
};

/** Where browsers tell of what broke on a page. Only what the schemas name reaches the log. */
export function addReports(server: FastifyInstance, { log, rateLimit }: { log: Log; rateLimit: RateLimit }): void {
  const counter: CounterConfiguration<'kind'> = {
    name: 'imprint_browser_reports_total',
    help: 'Reports of browsers about their pages',
    labelNames: ['kind'],
  };
  const reports = new Counter(counter);

  const take =
    (schema: (typeof schemas)[keyof typeof schemas]) => async (request: FastifyRequest, reply: FastifyReply) => {
      const { allowed, retryAfterSeconds } = await rateLimit.take(`report ${request.ip}`, perAddress);
      if (!allowed) return reply.code(429).header('retry-after', retryAfterSeconds).send();
      const read = schema.safeParse(request.body);
      if (!read.success) return reply.code(400).send();
      for (const report of read.data) {
        reports.inc({ kind: report.kind });
        log.warn({ requestId: request.id, report }, 'a browser reports');
      }
      return reply.code(204).send();
    };

  server.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    for (const [url, schema] of Object.entries(schemas)) scope.post(url, { bodyLimit }, take(schema));
  });
}
