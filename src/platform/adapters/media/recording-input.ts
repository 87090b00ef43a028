/** Which reader of ffmpeg is told to take a container. It must not guess: a text that names other files would be a playlist. */
const readers: Readonly<Record<string, string>> = {
  'video/mp4': 'mov',
  'video/x-m4v': 'mov',
  'video/quicktime': 'mov',
  'audio/mp4': 'mov',
  'audio/x-m4a': 'mov',
  'video/webm': 'matroska',
  'video/matroska': 'matroska',
  'video/ogg': 'ogg',
  'audio/ogg': 'ogg',
  'video/vnd.avi': 'avi',
  'video/mpeg': 'mpeg',
  'video/mp2t': 'mpegts',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'audio/aac': 'aac',
};

/** Files only, of the one kind that was recognised. */
export function inputOf(path: string, contentType: string): string[] {
  const reader = readers[contentType];
  if (!reader) throw new Error(`No reader takes ${contentType}.`);
  return ['-protocol_whitelist', 'file', '-f', reader, '-i', `file:${path}`];
}
