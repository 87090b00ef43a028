import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export interface MediaAddresses {
  readonly film: string;
  readonly poster: string;
  readonly filmCaptions: string;
  readonly sound: string;
  readonly soundCaptions: string;
  readonly waveform: string;
}

const require = createRequire(import.meta.url);
const hls = () => readFileSync(require.resolve('hls.js/dist/hls.light.min.js'), 'utf8');

/** The barest page that can play a film and a sound of the portal. */
export const mediaPage = (media: MediaAddresses): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Media</title><link rel="icon" href="data:,">
<style>body{font:16px sans-serif;margin:2rem}video{width:640px;display:block}svg{width:640px;height:120px;display:block;background:#eef}</style>
<video id="film" controls muted playsinline poster="${media.poster}">
  <track kind="captions" srclang="en" label="English" src="${media.filmCaptions}" default>
</video>
<svg id="waveform" viewBox="0 0 1000 100" preserveAspectRatio="none" role="img" aria-label="Waveform"><path fill="#246"/></svg>
<audio id="sound" controls src="${media.sound}"><track kind="captions" srclang="en" src="${media.soundCaptions}" default></audio>
<script>${hls().replaceAll('</script', '<\\/script')}</script>
<script>
  const film = document.getElementById('film');
  const player = new Hls({ enableWorker: false });
  player.on(Hls.Events.ERROR, (_, { fatal, details }) => { if (fatal) console.error('hls', details); });
  player.loadSource(${JSON.stringify(media.film)});
  player.attachMedia(film);
  fetch(${JSON.stringify(media.waveform)}).then((answer) => answer.json()).then(({ peaks }) => {
    const width = 1000 / peaks.length;
    const bars = peaks.map((peak, place) => 'M' + place * width + ' ' + (50 - peak * 50) + 'h' + width + 'v' + Math.max(0.5, peak * 100) + 'h-' + width + 'z');
    document.querySelector('#waveform path').setAttribute('d', bars.join(''));
  });
</script>
</html>`;
