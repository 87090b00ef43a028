import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSound, makeVideo } from './media-samples.ts';

export interface Clips {
  readonly film: string;
  readonly filmCaptions: string;
  readonly sound: string;
  readonly soundCaptions: string;
}

const corpus = join(import.meta.dirname, '../../../shared/corpus/media.tar.gz');
const captions =
  'WEBVTT\n\n00:00:00.000 --> 00:00:03.000\nThe first sample line\n\n00:00:03.000 --> 00:00:06.000\nThe second\n';

/** A film and a sound with captions: of the corpus if it lies beside the checkout, else made up on the spot. */
export async function sampleClips(folder: string): Promise<Clips> {
  if (existsSync(corpus)) {
    execFileSync('tar', ['-xzf', corpus, '-C', folder]);
    const [film, sound] = [join(folder, 'media/video/friday'), join(folder, 'media/audio/198-209-0000')];
    return {
      film: `${film}.mp4`,
      filmCaptions: `${film}.en.vtt`,
      sound: `${sound}.ogg`,
      soundCaptions: `${sound}.en.vtt`,
    };
  }
  const clips = {
    film: join(folder, 'film.mp4'),
    filmCaptions: join(folder, 'film.vtt'),
    sound: join(folder, 'sound.ogg'),
    soundCaptions: join(folder, 'sound.vtt'),
  };
  await makeVideo(clips.film, { seconds: 8 });
  await makeSound(clips.sound, 8);
  await writeFile(clips.filmCaptions, captions);
  await writeFile(clips.soundCaptions, `${captions}\n`);
  return clips;
}
