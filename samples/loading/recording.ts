import type { DraftFile, DraftRow } from '../../src/platform/item/writing/item-draft.ts';
import type { Palette } from './covers/palette.ts';
import type { Studio } from './studio.ts';

/** What is said, sentence by sentence, in both languages. */
export type Cues = Readonly<Record<'zh' | 'en', readonly string[]>>;

const cueSeconds = 3;

interface Means {
  readonly studio: Studio;
  readonly palette: Palette;
  readonly seed: number;
}

/** A recording with its captions. Undefined where ffmpeg is not installed. */
export async function makeRecording(
  medium: 'audio' | 'video',
  cues: Cues,
  { studio, palette, seed }: Means,
): Promise<{ readonly files: readonly DraftFile[]; readonly details: DraftRow } | undefined> {
  const seconds = cues.en.length * cueSeconds;
  const type = medium === 'video' ? 'video/mp4' : 'audio/mpeg';
  const recording = await studio.recording(type, optionsOf(medium, palette, seed, seconds));
  if (!recording) return undefined;
  const captions = async (language: 'zh' | 'en'): Promise<DraftFile> => ({
    ...(await studio.file('captions', webVtt(cues[language]), 'text/vtt', `captions.${language}.vtt`)),
    public: false,
    language,
    labels: language === 'zh' ? { zh: '中文', en: 'Chinese' } : { zh: '英文', en: 'English' },
  });
  return {
    // Who may play and download is the policy's to say.
    files: [{ ...recording, public: false }, await captions('zh'), await captions('en')],
    details: { seconds, transcripts: { zh: cues.zh.join(''), en: cues.en.join(' ') } },
  };
}

/** A tone and colours that move: enough to see and hear that it plays. */
function optionsOf(medium: 'audio' | 'video', palette: Palette, seed: number, seconds: number): string[] {
  const pitch = 180 + (seed % 7) * 30;
  // A tone that rises and falls like speech, so that its waveform has a shape.
  const loudness = `(0.25+0.75*abs(sin(2.1*t)))*(0.2+0.8*abs(sin(0.${3 + (seed % 5)}*t+${seed % 3})))`;
  const sound = ['-f', 'lavfi', '-i', `aevalsrc=0.4*sin(2*PI*${pitch}*t)*${loudness}:d=${seconds}:s=22050`];
  if (medium === 'audio') return [...sound, '-c:a', 'libmp3lame', '-b:a', '64k'];
  const colours = [palette.deep, palette.main, palette.second]
    .map((colour, place) => `c${place}=${colour.replace('#', '0x')}`)
    .join(':');
  const drawn = `gradients=s=640x360:r=8:d=${seconds}:seed=${seed % 1000}:speed=0.02:nb_colors=3:${colours}`;
  const coding = '-c:v libx264 -preset ultrafast -crf 30 -pix_fmt yuv420p -c:a aac -b:a 48k'.split(' ');
  return ['-f', 'lavfi', '-i', drawn, ...sound, ...coding, '-movflags', '+faststart', '-shortest'];
}

const webVtt = (cues: readonly string[]): string =>
  `WEBVTT\n\n${cues
    .map((cue, place) => `${vttTime(place * cueSeconds)} --> ${vttTime((place + 1) * cueSeconds)}\n${cue}\n`)
    .join('\n')}`;

const vttTime = (seconds: number): string => `00:${String(seconds).padStart(2, '0')}.000`;
