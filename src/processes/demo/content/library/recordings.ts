import type { DraftFile, ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import type { ArticlePlan } from '../article/plan.ts';
import { eachAtOnce } from '../at-once.ts';
import { chanceOf } from '../choosing.ts';
import type { Field, Line, SampleLanguage, Words } from '../field.ts';
import { everyone, listed } from '../people.ts';
import { drawCover } from '../pictures/cover.ts';
import type { Studio } from '../studio.ts';
import { subjectOf } from '../subjects.ts';
import { fileAddress } from './shelf.ts';

const cueSeconds = 3;
const chapterCues = 3;

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
  const { line } = about;
  const cues = spokenCues(medium, line);
  const seconds = cues.en.length * cueSeconds;
  const recording = await studio.recording(
    medium === 'video' ? 'video/mp4' : 'audio/mpeg',
    optionsOf(medium, field, field.seed + number, seconds),
  );
  if (!recording) return undefined;
  const chance = chanceOf(field.seed + 800 + number + (medium === 'video' ? 10 : 0));
  const poster = await studio.picture(drawCover(chance.share, field.palette, 'wide'));
  const captions = async (language: SampleLanguage): Promise<DraftFile> => ({
    ...(await studio.file('captions', webVtt(cues[language]), 'text/vtt', `captions.${language}.vtt`)),
    public: false,
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
      chapters: chapters.map((titles, place) => ({ start: place * chapterCues * cueSeconds, titles })),
    },
    // Who may play and download is the policy's to say.
    files: [{ ...recording, public: false }, { ...poster, role: 'poster' }, await captions('zh'), await captions('en')],
    relations: [{ type: 'relates-to', target: about.doi }],
    subjects: [subjectOf(line.subject)],
  };
}

const chapters: readonly Words[] = [
  { zh: '问题', en: 'The question' },
  { zh: '方法', en: 'The method' },
  { zh: '结果与展望', en: 'Results and outlook' },
];

/** Three cues for each chapter. */
function spokenCues(medium: Medium, line: Line): Readonly<Record<SampleLanguage, readonly string[]>> {
  return {
    zh: [
      `这是一段示例${medium === 'video' ? '视频' : '音频'}，内容为示例数据。`,
      `我们研究的对象是${line.system.zh}。`,
      `长期以来，${line.quantity.zh}受到${line.limit.zh}的制约。`,
      `我们采用的方法是${line.method.zh}。`,
      `测量时使用${line.probe.zh}。`,
      `实验中改变的量是${line.variable.zh}。`,
      `结果表明，${line.quantity.zh}从 ${line.before} 变为 ${line.after} ${line.unit}。`,
      `这对${line.use.zh}有意义。`,
      '感谢收看，论文链接在页面一侧。',
    ],
    en: [
      `This is a sample ${medium}; all of it is sample data.`,
      `What we study is ${line.system.en}.`,
      `For a long time ${line.quantity.en} was held back by ${line.limit.en}.`,
      `The method that we use is ${line.method.en}.`,
      `We measure with ${line.probe.en}.`,
      `What we vary is ${line.variable.en}.`,
      `As a result ${line.quantity.en} went from ${line.before} to ${line.after} ${line.unit}.`,
      `This matters for ${line.use.en}.`,
      'Thank you. The paper is linked beside the player.',
    ],
  };
}

/** A tone and colours that move: enough to see and hear that it plays. */
function optionsOf(medium: Medium, { palette }: Field, seed: number, seconds: number): string[] {
  const pitch = 180 + (seed % 7) * 30;
  // A tone that rises and falls like speech, so that its waveform has a shape.
  const loudness = `(0.25+0.75*abs(sin(2.1*t)))*(0.2+0.8*abs(sin(0.${3 + (seed % 5)}*t+${seed % 3})))`;
  const sound = ['-f', 'lavfi', '-i', `aevalsrc=0.4*sin(2*PI*${pitch}*t)*${loudness}:d=${seconds}:s=22050`];
  if (medium === 'audio') return [...sound, '-c:a', 'libmp3lame', '-b:a', '64k'];
  const colours = [palette.deep, palette.main, palette.second]
    .map((colour, place) => `c${place}=${colour.replace('#', '0x')}`)
    .join(':');
  const drawn = `gradients=s=640x360:r=8:d=${seconds}:seed=${seed}:speed=0.02:nb_colors=3:${colours}`;
  const coding = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-crf',
    '30',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-b:a',
    '48k',
  ];
  return ['-f', 'lavfi', '-i', drawn, ...sound, ...coding, '-movflags', '+faststart', '-shortest'];
}

const webVtt = (cues: readonly string[]): string =>
  `WEBVTT\n\n${cues
    .map((cue, place) => `${vttTime(place * cueSeconds)} --> ${vttTime((place + 1) * cueSeconds)}\n${cue}\n`)
    .join('\n')}`;

const vttTime = (seconds: number): string => `00:${String(seconds).padStart(2, '0')}.000`;
