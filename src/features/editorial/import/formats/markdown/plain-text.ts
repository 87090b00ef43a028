const blockTags =
  /<\/?(?:p|div|h[1-6]|li|ul|ol|dl|dt|dd|tr|td|th|table|caption|figure|figcaption|blockquote|pre|br|hr|aside|section)\b[^>]*>/g;
const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of safe HTML, on one line. */
export const plainText = (html: string): string =>
  html
    .replace(blockTags, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|amp|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

const written = /\p{Script=Han}|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;
const han = /\p{Script=Han}/gu;

/** How long a text is: words, and in Chinese characters. */
export const countWords = (text: string): number =>
  (text.match(han)?.length ?? 0) + (text.replace(han, ' ').match(written)?.length ?? 0);
