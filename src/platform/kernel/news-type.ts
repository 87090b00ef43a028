/** What a column lists: news of four types, popular science, links, files, WeChat posts. */
export const newsTypes = [
  'information',
  'announcement',
  'dynamic',
  'statement',
  'science',
  'link',
  'file',
  'wechat',
] as const;
export type NewsType = (typeof newsTypes)[number];
