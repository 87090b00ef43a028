import { createReadStream } from 'node:fs';
import { keepOrganisations } from '../../features/console/store/postgres-organisations.ts';
import {
  objectsIn,
  type RegisteredOrganisation,
  readOrganisation,
} from '../../features/editorial/import/formats/ror/ror-dump.ts';
import { asOwner } from './as-owner.ts';
import type { Command } from './command.ts';

const atOnce = 500;
/** How many of the refused are named. */
const mostNamed = 10;

export const rorCommand: Command = {
  purpose: '<file> brings in the Research Organization Registry (the JSON of its data dump, schema 2), for looking up',
  async run(app, [path]) {
    if (!path)
      throw new Error('Say which file: imprint ror <file>. It is the JSON of the data dump of ror.org, schema 2.');
    const counted = { read: 0, added: 0, changed: 0 };
    const refused: string[] = [];
    let refusals = 0;
    await asOwner(app.settings.IMPRINT_DATABASE_OWNER_URL, async (owner) => {
      let batch = new Map<string, RegisteredOrganisation>();
      const keep = async () => {
        const { added, changed } = await keepOrganisations(owner, [...batch.values()]);
        counted.added += added;
        counted.changed += changed;
        batch = new Map();
      };
      for await (const bytes of objectsIn(createReadStream(path))) {
        const organisation = readOrganisation(bytes);
        counted.read += 1;
        if (organisation.ok) batch.set(organisation.value.ror, organisation.value);
        else {
          refusals += 1;
          if (refused.length < mostNamed) refused.push(organisation.failure.reason);
        }
        if (batch.size >= atOnce) await keep();
      }
      await keep();
    });
    if (counted.read === 0) throw new Error(`There is no organisation in ${path}.`);
    const unchanged = counted.read - counted.added - counted.changed - refusals;
    console.log(
      `${counted.read} organisations: ${counted.added} new, ${counted.changed} changed, ${unchanged} unchanged, ${refusals} refused.`,
    );
    for (const reason of refused) console.log(`  refused ${reason}`);
    if (refusals > 0) process.exitCode = 1;
  },
};
