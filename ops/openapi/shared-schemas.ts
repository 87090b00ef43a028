import type { JsonSchema } from './fields.ts';

/** Schemas that lead back to themselves need a name; in an OpenAPI document such names live in one place. */
export class SharedSchemas {
  readonly byName: Record<string, JsonSchema> = {};

  /** The schema with its inner definitions moved here under names that begin with the call's. */
  take(schema: JsonSchema, call: string): JsonSchema {
    const { $defs, ...rest } = schema as JsonSchema & { $defs?: Record<string, JsonSchema> };
    const prefix = call.replaceAll(/\W+/g, '_');
    const named = (inner: JsonSchema): JsonSchema =>
      JSON.parse(
        JSON.stringify(inner)
          .replaceAll(/"#\/\$defs\/__schema(\d+)"/g, `"#/components/schemas/${prefix}_$1"`)
          .replaceAll('"$ref":"#"', `"$ref":"#/components/schemas/${prefix}"`),
      );
    for (const [name, inner] of Object.entries($defs ?? {}))
      this.byName[`${prefix}_${name.replace('__schema', '')}`] = named(inner);
    if (!JSON.stringify(schema).includes('"$ref":"#"')) return named(rest);
    this.byName[prefix] = named(rest);
    return { $ref: `#/components/schemas/${prefix}` };
  }
}
