/** The bytes of one of an article's files, or the reason why not. */
export const downloadAddress = (id: string, attachType: string): string =>
  `/rc-pub/front/front-article/download?${new URLSearchParams({ id, attachType })}`;

/** The bytes of any stored file that this reader may have. */
export const storedFileAddress = (file: string): string =>
  `/rc-pub/front/files/download?${new URLSearchParams({ id: file })}`;

/** The page that shows one of an article's files. */
export const readerAddress = (article: string, file: string): string =>
  `/previewFile?${new URLSearchParams({ id: file, columnId: article })}`;
