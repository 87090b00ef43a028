import { statement } from '../../platform/item/writing/raw-statement.ts';
import { asOwner } from './as-owner.ts';
import type { Command } from './command.ts';

/** The first operator can't be invited by anyone. */
export const operatorCommand: Command = {
  purpose:
    'add <user name> lets an account run the whole installation from /console; it needs a passkey or an app for codes',
  async run(app, [verb, userName]) {
    if (verb !== 'add' || !userName) throw new Error('Say who: imprint operator add <user name>');
    await asOwner(app.settings.IMPRINT_DATABASE_OWNER_URL, async (owner) => {
      const [known] = await owner.rows(statement<{ account_id: string }>`
        insert into operator (account_id) select account_id from account where lower(user_name) = ${userName.toLowerCase()}
        on conflict (account_id) do update set since = now() returning account_id`);
      if (!known) throw new Error(`There is no account "${userName}". Register it first, at /register of any site.`);
    });
    console.log(`${userName} is an operator.`);
  },
};
