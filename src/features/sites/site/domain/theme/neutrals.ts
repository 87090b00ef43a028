import type { HexColour } from './colour.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/**
 * What no site changes. `retraction` is the banner's background and the very same red everywhere; no single orange or red
 * reaches 4.5:1 both on white and on a dark paper, so what is read as text has one value for each scheme.
 */
const light = {
  paper: '#ffffff',
  panel: '#f6f7f8',
  ink: '#1a1b1e',
  'ink-2': '#55585f',
  'ink-3': '#797c83',
  line: '#e2e4e7',
  'line-strong': '#797c83',
  focus: '#0b57d0',
  danger: '#b3261e',
  'danger-tint': '#fdeceb',
  'on-danger': '#ffffff',
  'open-access': '#ad4700',
  retraction: '#b3261e',
  'on-retraction': '#ffffff',
  'retraction-text': '#b3261e',
  success: '#1d6b3c',
  mark: '#fff0a3',
} as const satisfies Record<string, HexColour>;

export type NeutralToken = keyof typeof light;
export const neutralTokens = Object.keys(light) as NeutralToken[];

export const neutrals: Record<Scheme, Record<NeutralToken, HexColour>> = {
  light,
  dark: {
    paper: '#141517',
    panel: '#1d1f22',
    ink: '#ececee',
    'ink-2': '#b0b3ba',
    'ink-3': '#868990',
    line: '#303338',
    'line-strong': '#868990',
    focus: '#8ab4f8',
    danger: '#ff8a80',
    'danger-tint': '#3a1a18',
    'on-danger': '#141517',
    'open-access': '#f68212',
    retraction: '#b3261e',
    'on-retraction': '#ffffff',
    'retraction-text': '#ff8a80',
    success: '#6fcf97',
    mark: '#5c4a00',
  },
};

export const shadows: Record<Scheme, string> = {
  light: '0 1px 2px rgb(0 0 0 / 0.06), 0 8px 24px rgb(0 0 0 / 0.12)',
  dark: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.5)',
};

/** What is neither colour nor type and is the same in every theme. */
export const formTokens = {
  radius: '6px',
  'radius-small': '4px',
  'radius-round': '999px',
} as const;
