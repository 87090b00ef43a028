import { z } from 'zod';
import type { Endpoint } from '../../src/platform/contract/endpoint.ts';

export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly [keyword: string]: unknown;
}

export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

export function schemaOf(type: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(type, { io, target: 'draft-2020-12', unrepresentable: 'any' });
  return schema as JsonSchema;
}

/** What a call takes, field by field. An input with alternatives offers the fields of each and demands none of them. */
export function fieldsOf(endpoint: Endpoint): Field[] {
  const fields = new Map<string, Field>();
  const collect = (schema: JsonSchema, alternative: boolean) => {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const required = !alternative && (schema.required?.includes(name) ?? false);
      fields.set(name, { name, required, schema: property });
    }
    for (const choice of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) collect(choice, true);
  };
  collect(schemaOf(endpoint.input, 'input'), false);
  return [...fields.values()];
}
