import type { AccessAction } from '../../../platform/kernel/access.ts';

/** What a file is for decides what its reader must be allowed to do. */
const actions: Readonly<Record<string, AccessAction>> = {
  image: 'read',
  poster: 'read',
  captions: 'play',
  pdf: 'download',
  source: 'download',
  supplement: 'download',
  attachment: 'download',
  recording: 'download',
};

/** Nothing for texts: they are shown inside pages, as far as their reader may read them, and never as a file. */
export const fileAction = (role: string, form?: string | null): AccessAction | undefined =>
  form && isStream(form) ? 'play' : actions[role];

/** What was made of a recording to be played: a sound, a playlist, or one of the pieces that it names. */
export const isStream = (form: string): boolean => form === 'stream' || /^hls(-|$)/.test(form);
