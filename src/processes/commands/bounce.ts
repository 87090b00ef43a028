import { text } from 'node:stream/consumers';
import type { Command } from './command.ts';

/** A mail server hands what comes back to this command, one mail at a time. */
export const bounceCommand: Command = {
  purpose: '< message  takes a mail that came back: an address that will never be reached is sent nothing more',
  async run(app) {
    const outcome = await app.subscribing.takeBounce(await text(process.stdin));
    console.log(
      {
        silenced: 'The address of that mail is sent nothing more.',
        kept: 'That may pass; nothing was changed.',
        'not ours': 'That is no report about a mail of ours; nothing was changed.',
      }[outcome],
    );
  },
};
