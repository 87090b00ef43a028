import { createReadStream } from 'node:fs';
import { failed, success } from '../../kernel/result.ts';
import type { SentFiles, SentProblem } from '../../ports/sent-files.ts';
import { scanned } from '../../ports/storable.ts';
import type { VirusScan } from '../../ports/virus-scan.ts';

/** Without a scanner nobody can call anything clean, so nothing that was sent is stored. */
export function scanSent(virusScan: VirusScan | undefined): SentFiles {
  async function problemOf(bytes: AsyncIterable<Uint8Array>): Promise<SentProblem | undefined> {
    const finding = await virusScan?.scan(bytes);
    if (!finding?.ok) return { verdict: 'away' };
    return finding.value.verdict === 'clean' ? undefined : finding.value;
  }
  const unless = <Content extends Buffer | string>(problem: SentProblem | undefined, content: Content) =>
    problem ? failed(problem) : success(scanned(content));

  return {
    bytes: async (sent, made = sent) => unless(await problemOf(once(sent)), made),
    async file(path) {
      const stream = createReadStream(path, { highWaterMark: 262_144 });
      try {
        return unless(await problemOf(stream), path);
      } finally {
        stream.destroy();
      }
    },
  };
}

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
