import Hls from 'hls.js/light';

/** Gives a film to a browser that does not know HLS, piece by piece. Fails when the stream can't be had. */
export function attachStream(
  media: HTMLMediaElement,
  address: string,
  seconds: number,
  signal: AbortSignal,
): Promise<void> {
  if (!Hls.isSupported()) return Promise.reject(new Error('the browser has no media source'));
  // A worker would need a policy of its own; the pieces are small.
  const stream = new Hls({ enableWorker: false, startPosition: seconds > 0 ? seconds : -1 });
  signal.addEventListener('abort', () => stream.destroy());
  return new Promise((resolve, reject) => {
    let hasRecovered = false;
    stream.on(Hls.Events.MANIFEST_PARSED, () => resolve());
    stream.on(Hls.Events.ERROR, (_, { fatal, type, details }) => {
      if (!fatal) return;
      if (type === Hls.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
        hasRecovered = true;
        stream.recoverMediaError();
        return;
      }
      stream.destroy();
      reject(new Error(details));
    });
    // The moment in the address is for browsers that play by themselves.
    stream.loadSource(address.split('#')[0] ?? address);
    stream.attachMedia(media);
  });
}
