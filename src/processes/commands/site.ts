import { parseArgs } from 'node:util';
import {
  classifications,
  type MagazineClassification,
  type TemplateName,
  templateNames,
} from '../../features/sites/site/domain/site.ts';
import { isLanguage, languages } from '../../platform/kernel/language.ts';
import type { Command } from './command.ts';

const words = (text: string): string[] => text.split(',').filter(Boolean);

export const siteCommand: Command = {
  purpose:
    'add <sld> --name "…" enters a site into the directory; --language, --classification, --template, --gathers a,b',
  async run(app, given) {
    const { positionals, values } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        language: { type: 'string', default: 'en' },
        classification: { type: 'string', default: 'journal' },
        template: { type: 'string', default: 'plain' },
        gathers: { type: 'string', default: '' },
      },
    });
    const [verb, sld] = positionals;
    if (verb !== 'add' || !sld) throw new Error('Say what to do: imprint site add <sld> --name "…"');
    const { language } = values;
    if (!isLanguage(language)) throw new Error(`"${language}" is not a language of the portal.`);
    const classification = oneOf('--classification', classifications, values.classification);
    const template = oneOf('--template', templateNames, values.template);
    const host = `${sld}.${app.settings.IMPRINT_MAIN_DOMAIN}`;
    if (!(await app.sites.bySld(sld))) {
      const created = await app.createSite(
        {
          sld,
          classification,
          template,
          defaultLanguage: language,
          ownerEmail: '',
          portals: [],
          names: { [language]: values.name ?? sld },
          languages: languages.filter((one) => [language, 'en', 'zh'].includes(one)),
          gathers: words(values.gathers),
        },
        null,
      );
      if (created.outcome === 'refused')
        throw new Error(created.problems.map(({ path, code }) => `${path}: ${code}`).join(', '));
    }
    console.log(`The site "${sld}" answers at ${host}.`);
  },
};

function oneOf<Known extends MagazineClassification | TemplateName>(
  option: string,
  known: readonly Known[],
  given: string,
): Known {
  const found = known.find((one) => one === given);
  if (!found) throw new Error(`${option} takes one of ${known.join(', ')}.`);
  return found;
}
