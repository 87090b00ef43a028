import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '../../../ops/native/settings.ts';
import { packageFolder, pythonWith } from './python.ts';

/** Crossref's schema of deposits, and a catalog that leads what it imports from the web to what lies next to it. */
export function crossrefSchemas(): { readonly schema: string; readonly catalog: string } {
  const home = pythonWith({ name: 'commonmeta-py', version: '0.228', alone: true });
  const folder = join(packageFolder(home, 'commonmeta'), 'resources', 'crossref');
  const catalog = join(services.cache, 'crossref-5.4.0.catalog.xml');
  if (!existsSync(catalog)) {
    mkdirSync(services.cache, { recursive: true });
    const standard = join(folder, 'standard-modules');
    const places = {
      'http://www.w3.org/2001/xml.xsd': join(standard, 'xml.xsd'),
      'http://www.w3.org/2009/01/xml.xsd': join(standard, 'xml.xsd'),
      'http://www.w3.org/1999/xlink.xsd': join(standard, 'xlink.xsd'),
      'http://www.w3.org/Math/XMLSchema/mathml3/mathml3.xsd': join(standard, 'mathml3', 'mathml3.xsd'),
    };
    const rows = Object.entries(places).flatMap(([name, file]) => [
      `<uri name="${name}" uri="file://${file}"/>`,
      `<system systemId="${name}" uri="file://${file}"/>`,
    ]);
    writeFileSync(catalog, `<catalog xmlns="urn:oasis:names:tc:entity:xmlns:xml:catalog">${rows.join('')}</catalog>`);
  }
  return { schema: join(folder, 'crossref5.4.0.xsd'), catalog };
}
