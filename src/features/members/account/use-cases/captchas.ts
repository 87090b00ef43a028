import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { Spent } from '../../../../platform/ports/counting-once.ts';

export interface CaptchaEffort {
  /** Rounds of PBKDF2 for each guess; a browser needs 256 guesses on average, the server one look. */
  readonly cost: number;
  readonly seconds: number;
}

export interface Captchas {
  /** `times` says how many times the usual work it is. */
  give(times?: number): Promise<Challenge>;
  /** Whether the header brings a puzzle of ours that is solved, in time, and was never shown before, and cost enough. */
  accept(header: string | undefined, times?: number): Promise<Result<void, Failure>>;
}

interface Parts {
  readonly spent: Spent;
  readonly clock: Clock;
  readonly effort: CaptchaEffort;
  readonly secret: Buffer;
}

const longest = 4_000;

export function createCaptchas({ spent, clock, effort, secret }: Parts): Captchas {
  const hmacSignatureSecret = secret.toString('hex');

  const isSolved = async ({ challenge, solution }: Payload): Promise<boolean> => {
    const verdict = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
    return verdict.verified;
  };

  return {
    give: (times = 1) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: effort.cost * times,
        deriveKey,
        expiresAt: Math.floor(clock.now().getTime() / 1_000) + effort.seconds,
        hmacSignatureSecret,
      }),

    async accept(header, times = 1) {
      if (header === undefined) return failed(failure('captchaRequired'));
      const payload = readPayload(header);
      const solved = payload !== undefined && (await isSolved(payload).catch(() => false));
      const signature = payload?.challenge.signature;
      const isFirst = solved && signature && (await spent.spend('captcha', signature, effort.seconds));
      const counts = isFirst && payload.challenge.parameters.cost >= effort.cost * times;
      return counts ? success(undefined) : failed(failure('captchaFailed'));
    },
  };
}

function readPayload(header: string): Payload | undefined {
  if (header.length > longest) return undefined;
  try {
    const read = JSON.parse(Buffer.from(header, 'base64').toString('utf8')) as Partial<Payload> | null;
    return read?.challenge?.parameters && read.solution ? (read as Payload) : undefined;
  } catch {
    return undefined;
  }
}
