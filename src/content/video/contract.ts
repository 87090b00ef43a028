import { z } from 'zod';
import { accessOutput } from '../../platform/contract/access-output.ts';
import { defineEndpoint, type OutputOf } from '../../platform/contract/endpoint.ts';
import { idInput, siteIdInput } from '../../platform/contract/fields.ts';
import { fileOutput } from '../../platform/contract/file-answer.ts';
import { anyText, itemOutput, personOutput } from '../../platform/contract/item-output.ts';

const date = z.string().nullable();
const input = z.object({ id: idInput, siteId: siteIdInput.optional() });
const permission = z.object({ allowed: z.boolean(), ...accessOutput });

const paper = z.object({
  id: z.string(),
  doi: z.string().nullable(),
  titles: anyText,
  publishDate: date,
  url: z.string(),
});

const recording = itemOutput.extend({
  kind: z.enum(['audio', 'video']),
  /** The specification's names: in the requested language, joined by ";". */
  authors: z.string(),
  keyword: z.string(),

  subjects: z.array(z.object({ id: z.string(), names: anyText })),
  speakers: z.array(personOutput),
  seconds: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  licence: z.string().nullable(),
  attributions: anyText,
  /** The address of a picture that stands for it. */
  poster: z.string().nullable(),
  article: paper.nullable(),
  chapters: z.array(z.object({ start: z.number(), titles: anyText })),
  /** Of a sound: how loud each of its stretches is, from 0 to 1. */
  peaks: z.array(z.number()),

  /** How often it was played or downloaded; both are requests for the whole, as COUNTER counts them. */
  plays: z.number(),

  /** What this reader may play, in the order in which a player should try it. */
  playing: permission.extend({ streams: z.array(z.object({ address: z.string(), contentType: z.string() })) }),
  captions: z.array(z.object({ address: z.string(), language: z.string(), labels: anyText })),
  /** What is said, by language; with the times where captions have them. */
  transcripts: z.array(
    z.object({
      language: z.string(),
      cues: z.array(z.object({ start: z.number(), end: z.number().nullable(), text: z.string() })),
    }),
  ),
  downloading: permission.extend({
    file: z.object({ name: z.string(), contentType: z.string(), bytes: z.number() }).nullable(),
  }),
});

export const getVideoInfo = defineEndpoint({
  name: 'GET /front/vod/getVideoInfo',
  renewed: 'keys',
  summary: 'Returns a video with its transcript, and whether this reader may play and download it.',
  input,
  output: recording,
});

/** A recording as one reader gets it. */
export type Recording = OutputOf<typeof getVideoInfo>;

export const getAudioInfo = defineEndpoint({
  name: 'GET /front/vod/getAudioInfo',
  renewed: 'keys',
  summary: 'Returns an audio recording like getVideoInfo, with its waveform.',
  input,
  output: recording,
});

export const getRelationsData = defineEndpoint({
  name: 'GET /front/vod/getRelationsData',
  renewed: 'items',
  summary: 'Returns the paper and collections of an audio or video, and similar recordings.',
  input,
  output: z.object({
    article: paper.nullable(),
    albums: z.array(z.object({ id: z.string(), kind: z.string(), names: anyText, url: z.string() })),
    /** About the same paper first, then of the same subjects, then the newest. */
    similar: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['audio', 'video']),
        titles: anyText,
        cover: z.string().nullable(),
        seconds: z.number().nullable(),
        publishDate: date,
        url: z.string(),
      }),
    ),
  }),
});

export type Relations = OutputOf<typeof getRelationsData>;

export const playVideoOrAudio = defineEndpoint({
  name: 'POST /front/vod/playVideoOrAudio',
  summary: 'Records that a reader begins to play; returns the addresses of the streams, or the reason for a refusal.',
  input,
  output: z.object({ streams: recording.shape.playing.shape.streams, captions: recording.shape.captions }),
  freshness: 'private',
});

export const downloadVideo = defineEndpoint({
  name: 'GET /front/vod/downloadVideo',
  summary: 'Returns the original recording, audio or video: the bytes, or the envelope with the reason.',
  input,
  output: fileOutput,
  answers: 'file',
  freshness: 'private',
});
