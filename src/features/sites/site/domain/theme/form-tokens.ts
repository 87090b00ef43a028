/** What is neither colour nor type and is the same in every theme. */
export const formTokens = {
  radius: '6px',
  'radius-small': '4px',
  'radius-round': '999px',
} as const;
