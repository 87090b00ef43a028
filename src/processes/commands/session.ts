import { parseArgs } from 'node:util';
import { sessionCookie } from '../../platform/ports/sessions.ts';
import { type Command, siteOf } from './command.ts';

const usualHours = 12;
const mostHours = 24;

export const sessionCommand: Command = {
  purpose:
    '--site <sld> [--member <number>] [--hours <n>] begins a member’s session and prints its cookie, for trying things out',
  async run(app, words) {
    const { values } = parseArgs({
      args: [...words],
      options: { site: { type: 'string' }, member: { type: 'string' }, hours: { type: 'string' } },
    });
    const member = values.member ?? '1';
    if (!/^[1-9][0-9]{0,17}$/.test(member)) throw new Error('A member is a number: --member 1.');
    const hours = Number(values.hours ?? usualHours);
    if (!(hours > 0 && hours <= mostHours)) throw new Error(`A session lasts up to ${mostHours} hours: --hours 12.`);
    const { id } = await siteOf(app, values.site);
    const token = await app.sessions.begin({ member, site: id, seconds: Math.round(hours * 3_600) });
    console.log(`${sessionCookie}=${token}`);
  },
};
