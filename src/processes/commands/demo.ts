import type { Command } from '../cli.ts';
import { fillDemo } from '../demo/fill-demo.ts';

export const demoCommand: Command = {
  purpose:
    'fills three sample sites: a Chinese optics journal, an English biology journal, and the portal that gathers both',
  async run(house) {
    for (const { host } of await fillDemo(house)) console.log(`filled ${host}`);
  },
};
