import type { SandboxKind } from '../platform/ports/media-tools.ts';

/** What doctor and the worker's log say of the sandbox. */
export const sandboxWords: Readonly<Record<SandboxKind, string>> = {
  full: 'in force; ffmpeg, poppler and picture work have no network and see their own folder only.',
  network:
    'partly; the tools have no network, but can read files of this user. Install bubblewrap and allow user namespaces.',
  none: 'none; the tools have limits of time and memory only. Install bubblewrap and allow user namespaces.',
};
