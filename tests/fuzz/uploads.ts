import { hostileUploads } from '../hostile/uploads/hostile-uploads.ts';
import { complaintOf, judgeUploads } from '../hostile/uploads/judged-uploads.ts';

/** Has hostile files judged, and says what became of them; true if all were refused or harmless, and cheap. */
export async function fuzzUploads(count: number, seed: number): Promise<boolean> {
  console.log(`fuzz: ${count} hostile files, seed ${seed}`);
  const judged = await judgeUploads(await hostileUploads(count, seed));
  const outcomes = Map.groupBy(judged, ({ judgement: { reason, taken } }) => reason ?? `taken as ${taken}`);
  for (const [outcome, ones] of [...outcomes].sort((one, other) => other[1].length - one[1].length))
    console.log(`${String(ones.length).padStart(5)}  ${outcome}`);
  const complaints = judged.flatMap((one) => {
    const complaint = complaintOf(one);
    return complaint ? [`${one.upload.harm} (${one.upload.name}): ${complaint}`] : [];
  });
  for (const complaint of complaints) console.log(`WRONG  ${complaint}`);
  const most = (of: 'milliseconds' | 'waited' | 'peakMegabytes') =>
    Math.max(...judged.map(({ judgement }) => judgement[of])).toFixed(0);
  const left = judged.filter(({ upload }) => upload.needsScanner).length;
  console.log(
    `${judged.length} files, ${complaints.length} wrong; the costliest took ${most('milliseconds')} ms of computing, the slowest ${most('waited')} ms by the clock; at most ${most('peakMegabytes')} MB in all`,
  );
  console.log(`${left} of them are the virus scanner's to refuse`);
  return complaints.length === 0;
}
