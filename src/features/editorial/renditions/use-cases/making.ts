import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { FileStore } from '../../../../platform/ports/file-store.ts';
import type { Refusal } from '../../../../platform/ports/jobs.ts';
import type { MadeFile, MadeStream, MediaTools, PictureFacts } from '../../../../platform/ports/media-tools.ts';
import { madeHere } from '../../../../platform/ports/storable.ts';
import { breaksOff, pictureForms, posterLongest, rungsFor, segmentForm, thumbnailLongest } from '../domain/forms.ts';
import { masterPlaylist, mediaPlaylist, type StreamedRung } from '../domain/playlist.ts';
import { collectPeaks, type Waveform } from '../domain/waveform.ts';
import type { LearntFacts, Rendition } from '../store/postgres-renditions.ts';

/** A file on its way to its forms: it lies in a folder that is removed afterwards. */
export interface Making {
  readonly tools: MediaTools;
  readonly files: FileStore;
  readonly folder: string;
  readonly path: string;
  /** By its bytes. */
  readonly contentType: string;
  readonly signal: AbortSignal;
  progress(percent: number): void;
}

export interface Made {
  readonly facts: LearntFacts;
  readonly renditions: readonly Rendition[];
}

export type MakeForms = (making: Making) => Promise<Result<Made, Refusal>>;

async function keep(files: FileStore, form: string, made: MadeFile): Promise<Rendition> {
  const { path, ...facts } = made;
  return { form, ...facts, ...(await files.putFile(madeHere(path), made.contentType)) };
}

async function keepText(files: FileStore, form: string, text: string, contentType: string): Promise<Rendition> {
  const bytes = Buffer.from(text);
  return { form, contentType, sha256: await files.put(madeHere(bytes), contentType), bytes: bytes.length };
}

/** A picture in high and in low precision. */
export const renderPicture: MakeForms = async ({ tools, files, folder, path, contentType }) => {
  const wanted = pictureForms.map(({ form, longest }) => ({ longest, target: join(folder, form) }));
  const made = await tools.makePictures(path, contentType, wanted);
  if (!made.ok) return made;
  const renditions: Rendition[] = [];
  for (const [index, { form }] of pictureForms.entries())
    renditions.push(await keep(files, form, made.value.files[index] as MadeFile));
  return success({ facts: { contentType, ...made.value.facts }, renditions });
};

/** The first page of a PDF as a picture, and its words. */
export const renderDocument: MakeForms = async ({ tools, files, folder, path, contentType, signal, progress }) => {
  const pages = await tools.countPages(path, signal);
  if (!pages.ok) return pages;
  const thumbnail = await tools.drawFirstPage(path, thumbnailLongest, join(folder, 'thumbnail'), signal);
  if (!thumbnail.ok) return thumbnail;
  progress(50);
  const text = await tools.extractText(path, join(folder, 'text'), signal);
  if (!text.ok) return text;
  const renditions = [await keep(files, 'thumbnail', thumbnail.value), await keep(files, 'text', text.value)];
  return success({ facts: { contentType, pages: pages.value }, renditions });
};

/** Containers hold sound and film alike; what is in it decides. */
export const renderRecording: MakeForms = async (making) => {
  const facts = await making.tools.readRecording(making.path, making.contentType, making.signal);
  if (!facts.ok) return facts;
  const { seconds, picture } = facts.value;
  return picture ? renderVideo(making, seconds, picture) : renderSound(making, seconds);
};

/** A sound in the form that every browser plays, and its peaks to draw it by. */
async function renderSound(
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

const playlistType = 'application/vnd.apple.mpegurl';
const segmentType = 'video/mp2t';

/** A film as HLS in one to three sizes, and a picture to show before it plays. */
async function renderVideo(
  { tools, files, folder, path, contentType, signal, progress }: Making,
  seconds: number,
  picture: PictureFacts,
): Promise<Result<Made, Refusal>> {
  const target = join(folder, 'poster');
  const poster = await tools.drawPoster(path, contentType, seconds, posterLongest, target, signal);
  if (!poster.ok) return poster;
  const renditions = [await keep(files, 'poster', poster.value)];
  const streamed: StreamedRung[] = [];
  const rungs = rungsFor(picture.height);
  for (const [index, rung] of rungs.entries()) {
    const report = (done: number) => progress((100 * (index + Math.min(1, done / seconds))) / rungs.length);
    const stream = await tools.streamVideo(path, contentType, rung, join(folder, rung.name), report, signal);
    if (!stream.ok) return stream;
    if (breaksOff(seconds, stream.value.seconds)) return failed({ reason: 'the recording breaks off before its end' });
    const kept = await keepStream(files, rung.name, stream.value);
    renditions.push(...kept);
    const playlist = kept.at(-1)?.sha256 as string;
    streamed.push({ playlist, width: stream.value.width, height: rung.height, bandwidth: stream.value.bandwidth });
  }
  renditions.push(await keepText(files, 'hls', masterPlaylist(streamed), playlistType));
  return success({ facts: { contentType, seconds, ...picture }, renditions });
}

/** The segments, and last the playlist that names them. */
async function keepStream(files: FileStore, rung: string, { playlist, segments }: MadeStream): Promise<Rendition[]> {
  const kept: Rendition[] = [];
  const names = new Map<string, string>();
  for (const [index, { name, path }] of segments.entries()) {
    const segment = await keep(files, segmentForm(rung, index + 1), { path, contentType: segmentType });
    names.set(name, segment.sha256);
    kept.push(segment);
  }
  const text = mediaPlaylist(playlist, (name) => names.get(name) ?? '');
  return [...kept, await keepText(files, `hls-${rung}`, text, playlistType)];
}
