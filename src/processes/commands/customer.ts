import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isNetwork } from '../../features/access/domain/editing/customer-form.ts';
import { networksOf } from '../../features/access/domain/ip-ranges.ts';
import { siteOfId } from '../../platform/kernel/id.ts';
import { textFor } from '../../platform/kernel/text.ts';
import type { App } from '../create-app.ts';
import { type Command, siteOf } from './command.ts';

const options = {
  site: { type: 'string' },
  add: { type: 'string' },
  'name-zh': { type: 'string' },
  ror: { type: 'string' },
  customer: { type: 'string' },
  account: { type: 'string' },
  range: { type: 'string', multiple: true },
  metadata: { type: 'string' },
  about: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  trial: { type: 'boolean' },
  remove: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof read>;
const read = (words: readonly string[]) => parseArgs({ args: [...words], options }).values;

export const customerCommand: Command = {
  purpose:
    '--site <sld> lists who has paid; --add <name> | --customer <id> | --account <number>, [--range <network>]… [--metadata <file>] [--until <day> [--from <day>] [--about <journal or book>] [--trial]] | --remove',
  async run(app, words) {
    const values = read(words);
    const { id: site } = await siteOf(app, values.site);
    checkWords(values, site);
    if (!values.add && !values.customer && !values.account) return list(app, site);
    if (values.account) return entitle(app, site, values, { account: values.account });
    const customer = values.customer ?? (await add(app, site, values));
    if (values.remove) return say(await app.customers.remove(site, customer), `The customer ${customer} is gone.`);
    for (const range of (values.range ?? []).flatMap((one) => networksOf(one) ?? []))
      say(await app.customers.addRange(site, customer, range), `${range} belongs to the customer ${customer}.`);
    if (values.metadata) await setInstitution(app, site, customer, values.metadata);
    if (values.until) await entitle(app, site, values, { customer });
  },
};

const day = /^\d{4}-\d\d-\d\d$/;

/** Everything is looked at before anything is stored. */
function checkWords({ range = [], from, until, about, account, customer, remove }: Values, site: number): void {
  for (const one of range) {
    if (!isNetwork(one)) throw new Error(`${one} is no network: --range 192.0.2.0/24 or --range 2001:db8::/32.`);
  }
  for (const one of [from, until])
    if (one !== undefined && !(day.test(one) && !Number.isNaN(Date.parse(one))))
      throw new Error(`${one} is no day: --until 2027-12-31.`);
  if (from && !until) throw new Error('Say until when: --until 2027-12-31.');
  if (from && until && from > until) throw new Error('It would be over before it begins.');
  if (about !== undefined && siteOfId(about) !== site)
    throw new Error('--about is the id of a journal or book of the site.');
  for (const one of [account, customer])
    if (one !== undefined && !/^[1-9][0-9]{0,18}$/.test(one)) throw new Error(`${one} is no id.`);
  if (account && !until) throw new Error('Say until when the member may read: --until 2027-12-31.');
  if (remove && !customer) throw new Error('Say whom: --customer <id> --remove.');
}

async function add({ customers }: App, site: number, { add: name = '', 'name-zh': zh, ror }: Values) {
  const id = await customers.add(site, { names: { en: name, ...(zh && { zh }) }, ror: ror ?? null });
  console.log(`The customer ${id} is ${name}.`);
  return id;
}

async function setInstitution(
  { customers, institutionLogin }: App,
  site: number,
  customer: string,
  file: string,
): Promise<void> {
  const metadata = await readFile(file, 'utf8');
  const entity = institutionLogin.entityOf(metadata);
  if (!entity) throw new Error(`${file} describes no identity provider that can be asked by redirect over https.`);
  const isSet = await customers.setInstitution(site, customer, entity, metadata);
  say(isSet, `People of the customer ${customer} log in at ${entity}.`);
}

async function entitle(
  { customers, clock }: App,
  site: number,
  { from, until = '', about, trial = false }: Values,
  of: { readonly customer: string } | { readonly account: string },
): Promise<void> {
  const begins = from ?? clock.now().toISOString().slice(0, 10);
  await customers.entitle(site, { of, about: about ?? null, from: begins, until, isTrial: trial });
  const whom = 'customer' in of ? `The customer ${of.customer}` : `The member ${of.account}`;
  console.log(
    `${whom} may read ${about ?? 'all of the site'} from ${begins} until ${until}${trial ? ', on trial' : ''}.`,
  );
}

function say(isDone: boolean, words: string): void {
  if (!isDone) throw new Error('The site has no such customer.');
  console.log(words);
}

async function list({ customers }: App, site: number): Promise<void> {
  for (const { id, names, ranges, entity, entitlements } of await customers.list(site)) {
    console.log(`${id}  ${textFor(names, 'en', 'en')}`);
    for (const range of ranges) console.log(`  network ${range}`);
    if (entity) console.log(`  login at ${entity}`);
    for (const { about, from, until } of entitlements)
      console.log(`  ${about ?? 'all of the site'} from ${from} until ${until}`);
  }
}
