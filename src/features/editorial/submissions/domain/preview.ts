/** What of a film its authors and editors see before it is published: the picture that stands for it, and its stream in pieces. */
export const previewForm = /^(?:poster|hls(?:-\d{1,4}p(?:-\d{4,6})?)?)$/;

export const isPlaylist = (form: string): boolean => /^hls(?:-\d{1,4}p)?$/.test(form);

/** A playlist names its parts as everyone fetches them; before a film is published they are fetched by right. */
export const privatePlaylist = (written: string, addressOf: (sha256: string) => string | undefined): string =>
  written
    .split('\n')
    .map((line) => {
      const named = /^\/files\/([0-9a-f]{64})$/.exec(line)?.[1];
      return (named && addressOf(named)) || line;
    })
    .join('\n');
