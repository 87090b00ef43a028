import { parseArgs } from 'node:util';
import { restoreItem, type WithdrawalFailure, withdrawItem } from '../../platform/item/withdraw-item.ts';
import { languages } from '../../platform/kernel/language.ts';
import type { Text } from '../../platform/kernel/text.ts';
import { type Command, siteOf } from './command.ts';

const reasonOptions = Object.fromEntries(
  languages.map((language) => [`reason-${language}`, { type: 'string' }] as const),
);

export const withdrawCommand: Command = {
  purpose:
    '<key or doi> --site <sld> --reason-en "…" [--reason-zh "…"] takes a published thing back and leaves a tombstone; --undo',
  async run(app, words) {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { site: { type: 'string' }, kind: { type: 'string' }, undo: { type: 'boolean' }, ...reasonOptions },
    });
    const given = values as Readonly<Record<string, string | undefined>>;
    const [written] = positionals;
    if (!written) throw new Error('Say what to withdraw: imprint withdraw <key or doi> --site <sld> --reason-en "…".');
    const site = await siteOf(app, given.site);
    const name = { key: written.replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:)/i, ''), kind: given.kind };

    const reasons: Text = {};
    for (const language of languages) {
      const reason = given[`reason-${language}`]?.trim();
      if (reason) reasons[language] = reason;
    }
    if (!values.undo && Object.keys(reasons).length === 0)
      throw new Error('Say why, for the readers of its page: --reason-en "…".');
    const outcome = values.undo
      ? await restoreItem(app.database, site.id, name)
      : await withdrawItem(app.database, site.id, name, { on: await app.today(site.id), reasons });
    if (outcome.ok)
      console.log(`The ${outcome.value.kind} ${name.key} is ${values.undo ? 'published again' : 'withdrawn'}.`);
    else {
      console.error(wordsFor(outcome.failure));
      process.exitCode = 1;
    }
  },
};

function wordsFor(failure: WithdrawalFailure): string {
  switch (failure.code) {
    case 'not-stored':
      return 'The site has nothing with this key or DOI.';
    case 'draft':
      return 'It is a draft: nobody sees it, so there is nothing to withdraw.';
    case 'not-withdrawn':
      return 'It is not withdrawn, so there is nothing to undo.';
    case 'several':
      return `Several things have this key. Say which: --kind ${failure.kinds.join(' or --kind ')}.`;
  }
}
