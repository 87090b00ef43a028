import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Refusal } from '../../../../platform/ports/jobs.ts';
import { breaksOff } from '../domain/breaks-off.ts';
import { collectPeaks, type Waveform } from '../domain/waveform.ts';
import { keep, keepText, type Made, type Making } from './making.ts';

/** A sound in the form that every browser plays, and its peaks to draw it by. */
export async function renderSound(
  { tools, files, folder, path, contentType, signal, progress }: Making,
  seconds: number,
): Promise<Result<Made, Refusal>> {
  const samples = join(folder, 'samples');
  const decoded = await tools.decodeSound(path, contentType, samples, signal);
  if (!decoded.ok) return decoded;
  const count = Math.floor((await stat(samples)).size / 2);
  if (breaksOff(seconds, count / decoded.value.samplesASecond))
    return failed({ reason: 'the recording breaks off before its end' });
  progress(40);
  const sound = await tools.encodeSound(path, contentType, join(folder, 'stream'), signal);
  if (!sound.ok) return sound;
  const waveform: Waveform = { seconds, peaks: await peaksOf(samples, count) };
  const renditions = [
    await keep(files, 'stream', { ...sound.value, seconds }),
    await keepText(files, 'waveform', JSON.stringify(waveform), 'application/json'),
  ];
  return success({ facts: { contentType, seconds }, renditions });
}

async function peaksOf(path: string, count: number): Promise<number[]> {
  const collected = collectPeaks(count);
  let odd = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([odd, chunk]);
    const even = bytes.length - (bytes.length % 2);
    odd = bytes.subarray(even);
    collected.add(Int16Array.from({ length: even / 2 }, (_, place) => bytes.readInt16LE(place * 2)));
  }
  return collected.peaks();
}
