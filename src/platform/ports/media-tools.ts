import type { Result } from '../kernel/result.ts';
import type { Refusal } from './jobs.ts';

/** A file that a tool wrote into the folder of the job. */
export interface MadeFile {
  readonly path: string;
  readonly contentType: string;
  readonly width?: number;
  readonly height?: number;
  readonly seconds?: number;
}

export interface PictureFacts {
  readonly width: number;
  readonly height: number;
}

export interface RecordingFacts {
  readonly seconds: number;
  /** Absent for a recording of sound alone. */
  readonly picture: PictureFacts | null;
}

export interface MadeStream extends PictureFacts {
  readonly playlist: string;
  /** In their order, as the playlist names them. */
  readonly segments: readonly { readonly name: string; readonly path: string }[];
  readonly bandwidth: number;
  readonly seconds: number;
}

export interface LaidOutPages {
  /** As poppler's `pdftohtml -xml` writes it. */
  readonly pages: string;
  /** Among the document's properties, where programs write all sorts of things. */
  readonly title?: string;
}

/** `full`: neither network nor files of others; `network`: no network; `none`: limits of time and memory only. */
export type SandboxKind = 'full' | 'network' | 'none';

type Making<Made> = Promise<Result<Made, Refusal>>;

/** What strangers' files are read with. Each call has its limits of time, memory and size; a refusal says why in plain words. */
export interface MediaTools {
  /** What holds the tools in. */
  sandbox(): Promise<SandboxKind>;
  /** What the bytes are, whatever the file is called. */
  recognise(path: string): Promise<string | undefined>;

  /** Encodes it anew, without its metadata, within squares of so many pixels and never larger than it was. */
  makePictures(
    path: string,
    contentType: string,
    forms: readonly { readonly longest: number; readonly target: string }[],
  ): Making<{ readonly facts: PictureFacts; readonly files: readonly MadeFile[] }>;

  countPages(path: string, signal: AbortSignal): Making<number>;
  drawFirstPage(path: string, longest: number, target: string, signal: AbortSignal): Making<MadeFile>;
  extractText(path: string, target: string, signal: AbortSignal): Making<MadeFile>;
  /** The same pages drawn into a new PDF: letters stay letters; properties, metadata, notes, files and scripts stay behind. */
  redrawPdf(path: string, target: string, signal: AbortSignal): Making<MadeFile>;
  /** The text of its first pages with the places and sizes of the letters. */
  layOutPages(path: string, signal: AbortSignal): Making<LaidOutPages>;

  readRecording(path: string, contentType: string, signal: AbortSignal): Making<RecordingFacts>;
  drawPoster(
    path: string,
    contentType: string,
    seconds: number,
    longest: number,
    target: string,
    signal: AbortSignal,
  ): Making<MadeFile>;
  streamVideo(
    path: string,
    contentType: string,
    size: { height: number; kilobits: number },
    folder: string,
    progress: (seconds: number) => void,
    signal: AbortSignal,
  ): Making<MadeStream>;
  encodeSound(path: string, contentType: string, target: string, signal: AbortSignal): Making<MadeFile>;
  /** The bare samples: one channel, 16 bits, little end first. */
  decodeSound(
    path: string,
    contentType: string,
    target: string,
    signal: AbortSignal,
  ): Making<{ readonly samplesASecond: number }>;
}
