import type { Text } from '../../src/platform/kernel/text.ts';
import { conversionTables } from './conversion-tables.ts';
import { geneticCode } from './genetic-code.ts';

const computed: Readonly<Record<string, () => Text>> = {
  'conversion-tables': conversionTables,
  'genetic-code': geneticCode,
};

/** The bodies of texts that are tables, longer than anyone would write by hand. */
export function computedBodies(name: string): Text {
  const compute = computed[name];
  if (!compute) throw new Error(`No program computes the text ${name}.`);
  return compute();
}
