export const typePairings = ['serif', 'sans', 'song', 'mixed'] as const;
export type TypePairing = (typeof typePairings)[number];

export const fontTokens = ['font-title', 'font-text', 'font-ui'] as const;
export type FontToken = (typeof fontTokens)[number];

const serif = '"Source Serif 4 Variable","Songti SC","Noto Serif CJK SC","Noto Serif SC",STSong,SimSun,serif';
const sans = '"Inter Variable","PingFang SC","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC",system-ui,sans-serif';

/** `song` sets the interface in Song type too; `mixed` puts sans titles over serif text. */
export const fontsOf: Record<TypePairing, Record<FontToken, string>> = {
  serif: { 'font-title': serif, 'font-text': serif, 'font-ui': sans },
  sans: { 'font-title': sans, 'font-text': sans, 'font-ui': sans },
  song: { 'font-title': serif, 'font-text': serif, 'font-ui': serif },
  mixed: { 'font-title': sans, 'font-text': serif, 'font-ui': sans },
};
