import { mostBytes } from '../features/editorial/submissions/domain/file-rules/file-types.ts';

/** Who waits for a place and has not been refused by then is served. */
const soonOrNever = { waitMilliseconds: 2_000, secureMilliseconds: 20 } as const;

/** Pool sizes, timeouts and queue limits of everything the processes depend on. */
export const limits = {
  call: {
    deadlineMilliseconds: 10_000,
    bodyBytes: 1_048_576,
    fileBytes: 6 * 1_048_576,
    consoleFileBytes: 10 * 1_048_576,
  },
  admission: {
    calm: { running: 32, runningOfAll: 64, waiting: 64, waitingOfAll: 128, ...soonOrNever },
    busy: { running: 2, runningOfAll: 8, waiting: 32, waitingOfAll: 96, ...soonOrNever, crowdsGiveWay: true },
    busyFrom: 0.9,
    calmBelow: 0.6,
    queuedFrom: 40,
    pollMilliseconds: 25,
  },
  // The busiest sites, so many, have series of their own in each server's metrics. Engines are asked with so much patience.
  metrics: { sites: 200, rankedEvery: 5_000, milliseconds: 2_000 },
  // Spans beyond these are lost: telling must never cost more than what is told of.
  traces: { mostWaiting: 4_000, everyMilliseconds: 2_000, milliseconds: 5_000 },
  // A part of a worker that has not come round for so long stands still.
  worker: { stillSeconds: 900 },
  anchoring: { seconds: 3_600 },
  reminders: { seconds: 3_600 },
  // A file that nobody names is set aside after a day and gone a week later.
  sweeping: { pollSeconds: 3_600, seconds: { unused: 86_400, aside: 7 * 86_400 } },
  security: { mostStoredAMinute: 120, forgetSeconds: 86_400 },
  database: { connections: 20, connectMilliseconds: 2_000, statementMilliseconds: 5_000, mostPrepared: 2_000 },
  search: {
    milliseconds: 5_000,
    // Of one site and of all, in one server: so many searches at the same time, so many waiting, so long.
    share: { running: 16, runningOfAll: 64, waiting: 64, waitMilliseconds: 250 },
  },
  // What a language model may take, and write.
  asking: { milliseconds: 60_000, mostTokens: 700 },
  meaning: {
    serverMilliseconds: 10_000,
    // A search waits no longer for what its words mean.
    questionMilliseconds: 120,
    // Computed and stored together; a worker has to be done with them before another one takes them up.
    batch: 64,
    learnSeconds: 86_400,
    rememberedSeconds: 600,
  },
  // Of one site and of all, in one server. Whoever gets no turn is told when to come again.
  harvesting: {
    share: { running: 2, runningOfAll: 4, waiting: 8, waitMilliseconds: 5_000 },
    retryAfterSeconds: 5,
  },
  // Lists of all papers, books or titles, for registries and libraries, made while they are sent.
  registryFiles: {
    share: { running: 2, runningOfAll: 4, waiting: 8, waitMilliseconds: 5_000 },
    milliseconds: 300_000,
  },
  // Parts of pictures, each made in a process of its own: at once of a site and of all in one server, and of one address.
  pictures: {
    share: { running: 2, runningOfAll: 2, waiting: 16, waitingOfAll: 48, waitMilliseconds: 5_000 },
    rate: { most: 240, seconds: 60 },
    retryAfterSeconds: 2,
    edgeSeconds: 86_400,
    browserSeconds: 3_600,
    privateSeconds: 600,
  },
  // Books made of papers while they are sent: at once of a site and of all in one server, and by one address.
  books: {
    share: { running: 2, runningOfAll: 3, waiting: 16, waitingOfAll: 48, waitMilliseconds: 15_000 },
    rate: { most: 60, seconds: 600 },
    milliseconds: 300_000,
    mostPictureBytes: 8 * 1_048_576,
  },
  // Packages for archives, which fetch many: larger files stay at their addresses.
  bags: {
    share: { running: 1, runningOfAll: 2, waiting: 16, waitingOfAll: 48, waitMilliseconds: 15_000 },
    rate: { most: 600, seconds: 600 },
    milliseconds: 300_000,
    mostFileBytes: 64 * 1_048_576,
  },
  files: {
    milliseconds: 5_000,
    uploadMilliseconds: 120_000,
    silentMilliseconds: 30_000,
    rememberedBytes: 64 * 1_048_576,
    presignedSeconds: 60,
    rememberedTrialBytes: 16 * 1_048_576,
  },
  // Bytes and seconds, explained by UploadLimits; the scanner's window has to fit what ops/native/config/clamd.conf allows.
  uploads: {
    mostBytes,
    mostOpen: 20,
    mostBegunADay: 400,
    lifeSeconds: 86_400,
    patienceSeconds: 7 * 86_400,
    againSeconds: 60,
    holdSeconds: 6,
    waitSeconds: 12,
    // Of each part the server holds the bytes until the store has them: so many requests may bring bytes at the same time.
    partBytes: 8 * 1_048_576,
    receiving: { ofMember: 4, ofAll: 32 },
    joinMilliseconds: 600_000,
    pollSeconds: 10,
  },
  scanning: { silentMilliseconds: 90_000, windowBytes: 512 * 1_048_576 },
  // What is larger is typed in by hand.
  manuscripts: { mostBytes: 200 * 1_048_576, milliseconds: 20_000 },
  importing: { ahead: 6, batch: 400 },
  edge: { milliseconds: 2_000, keysPerResponse: 200, sharedSeconds: 60, degradedSeconds: 3 },
  // What is only prepared holds a connection and locks while it is looked at: so many at once of a site and of all, and of each link.
  previews: {
    share: { running: 2, runningOfAll: 4, waiting: 16, waitingOfAll: 64, waitMilliseconds: 5_000 },
    rate: { most: 120, seconds: 60 },
  },
  // A page is kept until something on it changes, a day at most; one that took longer to make than `renderMilliseconds` is not.
  pages: { mostSeconds: 86_400, renderMilliseconds: 5_000, mostAtOnce: 16, pollSeconds: 60 },
  sites: {
    hostsMilliseconds: 10_000,
    memory: { milliseconds: 5_000, longestMilliseconds: 600_000, mostEntries: 10_000 },
    listening: { connectMilliseconds: 2_000, pollMilliseconds: 1_000 },
  },
  rates: { restMilliseconds: 1_000 },
  marks: {
    batch: 500,
    idleMilliseconds: 250,
    purgeAgainSeconds: 12,
    indexedSeconds: 3,
    mostAttempts: 5,
    mostDelaySeconds: 300,
  },
  // In seconds, explained by CountingTimes.
  counting: { complete: 60, busy: 60, quiet: 3_600, index: 300, poll: 5, prepare: 21_600 },
  // Reports for libraries: how often one address may ask, how many are made at once, and how long one may take to be fetched.
  counter: {
    poll: 600,
    rate: { most: 240, seconds: 60 },
    share: { running: 1, runningOfAll: 3, waiting: 8, waitingOfAll: 32, waitMilliseconds: 15_000 },
    milliseconds: 300_000,
  },
  engineChecks: { milliseconds: 5_000 },
  // How long a setup token counts, and how often one network may try one.
  setup: { seconds: 86_400, tries: { most: 20, seconds: 600 }, bodyBytes: 16_384 },
  // In seconds, explained by RankingTimes.
  ranking: { every: 10_800, poll: 30, know: 600 },
  jobs: {
    mostTries: 5,
    firstDelaySeconds: 5,
    mostDelaySeconds: 300,
    silentSeconds: 60,
    idleSeconds: 1,
    superviseSeconds: 30,
    keptDeadSeconds: 31_536_000,
    stopMilliseconds: 10_000,
  },
  mail: { milliseconds: 5_000, connections: 4 },
  sms: { milliseconds: 5_000 },
  webhooks: { milliseconds: 10_000 },
  registries: { milliseconds: 20_000 },
  // Notifications of other services, of one address and of all at a site.
  inbox: {
    bodyBytes: 65_536,
    depth: 20,
    fromAddress: { most: 120, seconds: 60 },
    atSite: { most: 1_200, seconds: 60 },
    fullSeconds: 86_400,
  },
  accounts: {
    sessionSeconds: 14 * 86_400,
    // Whoever comes from elsewhere is asked first, and reads before pressing.
    signOnSeconds: 300,
    passkeySeconds: 3 * 86_400,
    cleanUpSeconds: 600,
    keys: { lifeSeconds: 300, leastSeconds: 120 },
    codes: {
      seconds: 600,
      resendSeconds: 60,
      mostTries: 5,
      mostADay: 10,
      wrongADay: { ofAskers: 30, elsewhere: 20, ofBoth: 15, ofNetwork: 60 },
      mostAnHour: { ofReceiver: 10, ofNetwork: 60, ofSite: 5_000 },
    },
    captcha: { seconds: 600, puzzles: { most: 240, seconds: 60 } },
    tries: { windowSeconds: 900, freeOfName: 5, freeOfNetwork: 30, mostOfBoth: 20, mostAMinute: 240 },
    freeQuestions: { most: 10, seconds: 600 },
    // So many passwords are hashed at the same time, each with 19 MiB; of one network one, and few of it wait. When more than a
    // handful are under way, everyone solves a puzzle first.
    hashing: { running: 1, runningOfAll: 2, waiting: 4, waitingOfAll: 200, waitMilliseconds: 5_000, busyFrom: 8 },
  },
  renditions: { mostBytes: 4 * 1_073_741_824 },
  // Passkeys and logins at other providers: how long each step may take, and how many one address may begin.
  credentials: {
    departureSeconds: 600,
    identitySeconds: 900,
    passkeySeconds: 300,
    providerSeconds: 5,
    perAddress: { most: 240, seconds: 60 },
  },
  shutdown: { milliseconds: 15_000 },
} as const;

/** In seconds, explained by AlertTimes: an installation says how often digests come, the rest follows. */
export const alertTimes = (every: number) => ({
  every,
  quiet: Math.min(900, every / 4),
  longest: every,
  poll: Math.min(15, every / 4),
});
