import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { services } from '../../../ops/native/settings.ts';
import type { Finding, WrittenDocument } from '../standard.ts';
import { javaProgram } from './java.ts';
import { keepDraft } from './keep-draft.ts';
import { linesOf } from './xmllint.ts';

/** Next to the checkout; a clone without them judges by the document type alone. */
const folder = resolve(import.meta.dirname, '../../../../shared/schemas/jats4r/1.0');

export const areJats4rRulesThere = (): boolean => existsSync(join(folder, 'jats4r.sch'));

const saxonOf = (program: string, words: readonly string[]) =>
  linesOf('java', ['-cp', join(program, 'lib', '*'), 'net.sf.saxon.Transform', ...words]);

/**
 * The errors of JATS4R as a style sheet, made once. As the rules are published, no processor takes them: functions stand between the
 * phases, and a namespace is missing.
 */
async function styleSheet(program: string): Promise<string> {
  const home = join(services.cache, 'jats4r-1.0-errors');
  const sheet = join(home, 'errors.xsl');
  if (existsSync(sheet)) return sheet;
  const draft = `${home}.made-${process.pid}`;
  mkdirSync(services.cache, { recursive: true });
  try {
    cpSync(folder, draft, { recursive: true });
    const text = readFileSync(join(draft, 'jats4r.sch'), 'utf8');
    const functions = [...text.matchAll(/<xsl:function[\s\S]*?<\/xsl:function>/g)].map(([one]) => one);
    const mended = functions
      .reduce((left, one) => left.replace(one, ''), text)
      .replace(/<!DOCTYPE[\s\S]*?\]?>\n/, '')
      .replace('<schema ', '<schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" ')
      .replace('<phase id="errors">', () => `${functions.join('\n')}\n<phase id="errors">`);
    writeFileSync(join(draft, 'errors.sch'), mended);
    const pipeline = `jar:file:${join(program, 'lib', 'schxslt-1.9.5.jar')}!/xslt/2.0/pipeline-for-svrl.xsl`;
    const said = await saxonOf(program, [
      ...['-u', `-xsl:${pipeline}`, `-s:${join(draft, 'errors.sch')}`, `-o:${join(draft, 'errors.xsl')}`],
      'phase=errors',
    ]);
    if (!existsSync(join(draft, 'errors.xsl')))
      throw new Error(`the rules of JATS4R could not be read: ${said.slice(0, 3).join(' ')}`);
    keepDraft(draft, home);
    return sheet;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The document type is judged elsewhere and would be fetched here; of all that it says the rules need what points to what. */
const ids = '<!DOCTYPE article [<!ATTLIST aff id ID #IMPLIED><!ATTLIST xref rid IDREFS #IMPLIED>]>';

/** One set of warnings is listed among the errors; each says itself what it is. */
const wrong =
  /<svrl:(?:failed-assert|successful-report)(?![^>]*role="(?:warning|info)")[\s\S]*?<svrl:text[^>]*>([\s\S]*?)<\/svrl:text>/g;

/** What JATS4R counts as errors. */
export async function jats4r(documents: readonly WrittenDocument[]): Promise<Finding[]> {
  const program = javaProgram('name.dmaus.schxslt:cli:1.9.5');
  const sheet = await styleSheet(program);
  const place = await mkdtemp(join(tmpdir(), 'imprint-jats4r-'));
  try {
    mkdirSync(join(place, 'in'));
    mkdirSync(join(place, 'out'));
    for (const [at, { content }] of documents.entries())
      await writeFile(join(place, 'in', `${at}.xml`), String(content).replace(/<!DOCTYPE[^>]*>/, ids));
    const said = await saxonOf(program, [`-s:${join(place, 'in')}`, `-o:${join(place, 'out')}`, `-xsl:${sheet}`]);
    const found: Finding[] = [];
    for (const [at, { name }] of documents.entries()) {
      const report = await readFile(join(place, 'out', `${at}.xml`), 'utf8').catch(() => undefined);
      if (report === undefined) throw new Error(`JATS4R said nothing of ${name}: ${said.slice(0, 3).join(' ')}`);
      for (const [, text = ''] of report.matchAll(wrong))
        found.push({ document: name, words: text.replaceAll(/\s+/g, ' ').trim() });
    }
    return found;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
