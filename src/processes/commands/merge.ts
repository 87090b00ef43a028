import { parseArgs } from 'node:util';
import { mergeWords } from '../../features/editorial/merging/domain/merge-rule.ts';
import { postgresMerging } from '../../features/editorial/merging/store/postgres-merging.ts';
import { mergeRecords, undoMerge } from '../../features/editorial/merging/use-cases/merge-records.ts';
import { type Command, siteOf } from './command.ts';

const usage =
  'Say what to merge: imprint merge <kind> <from key> <into key> --site <sld> --evidence "…", or: imprint merge undo <kind> <from key> --site <sld>.';

export const mergeCommand: Command = {
  purpose:
    '<kind> <from key> <into key> --site <sld> --evidence "…" says that two records are one person or institution; undo <kind> <from key>',
  async run(app, words) {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { site: { type: 'string' }, evidence: { type: 'string', default: '' } },
    });
    const isUndo = positionals[0] === 'undo';
    const [kind, from, into] = isUndo ? positionals.slice(1) : positionals;
    if (!kind || !from || (!isUndo && !into)) throw new Error(usage);
    const { id: site } = await siteOf(app, values.site);
    const store = postgresMerging(app.database);
    const outcome = isUndo
      ? await undoMerge(store, site, kind, from)
      : await mergeRecords(store, site, { kind, from, into: into ?? '', evidence: values.evidence });
    if (outcome.ok) console.log(isUndo ? `${from} stands for itself again.` : `${from} was merged into ${into}.`);
    else {
      console.error(mergeWords[outcome.failure]);
      process.exitCode = 1;
    }
  },
};
