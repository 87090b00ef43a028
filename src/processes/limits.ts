/** Pool sizes, timeouts and queue limits of everything the processes depend on. */
export const limits = {
  call: { deadlineMilliseconds: 10_000, bodyBytes: 1_048_576 },
  database: { connections: 20, connectMilliseconds: 2_000, statementMilliseconds: 5_000 },
  search: { milliseconds: 5_000 },
  files: { milliseconds: 5_000, rememberedBytes: 64 * 1_048_576 },
  edge: { milliseconds: 2_000, keysPerResponse: 200, sharedSeconds: 60 },
  sites: { rememberedMilliseconds: 5_000, rememberedSites: 10_000 },
  rates: { milliseconds: 30, restMilliseconds: 1_000 },
  marks: { batch: 500, idleMilliseconds: 250, purgeAgainSeconds: 12, mostAttempts: 5, mostDelaySeconds: 300 },
  shutdown: { milliseconds: 15_000 },
} as const;
