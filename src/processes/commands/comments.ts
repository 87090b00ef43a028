import { parseArgs } from 'node:util';
import type { Comment } from '../../features/members/comments/store/postgres-comments.ts';
import { type Command, siteOf } from './command.ts';

const mostListed = 50;

export const commentsCommand: Command = {
  purpose:
    '--site <sld> [--show <id> | --refuse <id>] lists the comments that wait for a word, lets one through or refuses it',
  async run(app, words) {
    const { values } = parseArgs({
      args: [...words],
      options: { site: { type: 'string' }, show: { type: 'string' }, refuse: { type: 'string' } },
    });
    const { id: site } = await siteOf(app, values.site);
    const { moderation } = app.commenting;
    const id = values.show ?? values.refuse;
    if (id === undefined) {
      const { comments } = await moderation.inState(site, 'waiting', { page: 0, size: mostListed });
      if (comments.length === 0) console.log('No comment waits.');
      for (const comment of comments) console.log(lineOf(comment));
      return;
    }
    if (values.show && values.refuse) throw new Error('Show it or refuse it, not both.');
    if (!/^[1-9][0-9]{0,18}$/.test(id)) throw new Error('A comment is named by its number, as the list shows it.');
    const [decided] = await moderation.decide(site, [id], values.show ? 'shown' : 'refused', null);
    if (decided) console.log(`The comment ${id} is ${decided.state}.`);
    else {
      console.error('The site has no such comment.');
      process.exitCode = 1;
    }
  },
};

const lineOf = ({ id, item, writtenAt, stars, text }: Comment): string =>
  `${id}  ${writtenAt}  about ${item}${stars ? `  ${stars} of 5 stars` : ''}\n    ${text.replaceAll('\n', '\n    ')}`;
