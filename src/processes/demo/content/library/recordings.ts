import type { DraftFile, ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import type { ArticlePlan } from '../article/plan.ts';
import { eachAtOnce } from '../at-once.ts';
import { chanceOf } from '../choosing.ts';
import type { Field, SampleLanguage } from '../field.ts';
import { everyone, listed } from '../people.ts';
import { drawCover } from '../pictures/cover.ts';
import type { Studio } from '../studio.ts';
import { subjectOf } from '../subjects.ts';
import { fileAddress } from './shelf.ts';

const seconds = 6;

type Medium = 'audio' | 'video';

/** Two audios and two videos, each about an article. Where ffmpeg is missing there are none. */
export async function sampleRecordings(
  field: Field,
  studio: Studio,
  plans: readonly ArticlePlan[],
): Promise<ItemDraft[]> {
  const wanted: [Medium, number][] = [
    ['audio', 1],
    ['audio', 2],
    ['video', 1],
    ['video', 2],
  ];
  const drafts = await eachAtOnce(wanted, 2, ([medium, number]) =>
    sampleRecording(
      field,
      studio,
      medium,
      number,
      plans.at(-20 - number * 3 - (medium === 'audio' ? 0 : 9)) as ArticlePlan,
    ),
  );
  const made = drafts.filter((draft) => draft !== undefined);
  if (made.length < wanted.length) console.log('ffmpeg is not installed: the demo has no recordings');
  return made;
}

async function sampleRecording(
  field: Field,
  studio: Studio,
  medium: Medium,
  number: number,
  about: ArticlePlan,
): Promise<ItemDraft | undefined> {
  const recording = await studio.recording(
    medium === 'video' ? 'video/mp4' : 'audio/mpeg',
    optionsOf(medium, field.seed + number),
  );
  if (!recording) return undefined;
  const chance = chanceOf(field.seed + 800 + number + (medium === 'video' ? 10 : 0));
  const poster = await studio.picture(drawCover(chance.share, field.palette, 'wide'));
  const { line } = about;
  const cues = {
    zh: [
      `这是一段示例${medium === 'video' ? '视频' : '音频'}。`,
      `主题：${line.system.zh}。`,
      `关键在于${line.limit.zh}。`,
    ],
    en: [`This is a sample ${medium}.`, `It is about ${line.system.en}.`, `What matters is ${line.limit.en}.`],
  };
  const captions = async (language: SampleLanguage): Promise<DraftFile> => ({
    ...(await studio.file('captions', webVtt(cues[language]), 'text/vtt', `captions.${language}.vtt`)),
    language,
    labels: { zh: language === 'zh' ? '中文' : '英文', en: language === 'zh' ? 'Chinese' : 'English' },
  });
  return {
    kind: medium,
    key: `sample:${field.sld}/${medium}/${number}`,
    language: field.mainLanguage,
    titles: {
      zh: `${medium === 'video' ? '视频' : '访谈'}：${line.system.zh}`,
      en: `${medium === 'video' ? 'Video' : 'Conversation'}: ${line.system.en}`,
    },
    summaries: {
      zh: `作者谈${line.quantity.zh}与${line.use.zh}（示例）。`,
      en: `The authors on ${line.quantity.en} and ${line.use.en} (sample).`,
    },
    keywords: { zh: [line.system.zh, line.use.zh], en: [line.system.en, line.use.en] },
    cover: fileAddress(poster),
    publishedOn: about.publishedOn,
    details: {
      speakers: listed(chance.some(everyone, 2)),
      seconds,
      licence: 'https://creativecommons.org/licenses/by/4.0/',
      attributions: { zh: '示例数据', en: 'Sample data' },
      article: { kind: 'article', key: about.key },
      transcripts: { zh: cues.zh.join(''), en: cues.en.join(' ') },
    },
    files: [recording, { ...poster, role: 'poster' }, await captions('zh'), await captions('en')],
    relations: [{ type: 'relates-to', target: about.doi }],
    subjects: [subjectOf(line.subject)],
  };
}

function optionsOf(medium: Medium, seed: number): string[] {
  const pitch = 220 + (seed % 7) * 55;
  const sound = ['-f', 'lavfi', '-i', `sine=frequency=${pitch}:duration=${seconds}`];
  if (medium === 'audio') return [...sound, '-af', 'tremolo=f=3:d=0.6', '-c:a', 'libmp3lame', '-b:a', '64k'];
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=640x360:rate=15:duration=${seconds},hue=h=${(seed % 12) * 30}`];
  const coding = [
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '30',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-b:a',
    '48k',
  ];
  return [...picture, ...sound, ...coding, '-movflags', '+faststart', '-shortest'];
}

const webVtt = (cues: readonly string[]): string =>
  `WEBVTT\n\n${cues.map((cue, place) => `00:0${place * 2}.000 --> 00:0${place * 2 + 2}.000\n${cue}\n`).join('\n')}`;
