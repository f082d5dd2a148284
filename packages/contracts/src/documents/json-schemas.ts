import * as z from 'zod/mini'
import type { Schema } from '../call.ts'
import * as contracts from '../index.ts'
import { rules } from './rules.ts'

export type JsonSchema = { [keyword: string]: unknown }
export type JsonSchemas = Record<string, JsonSchema>

/** The JSON pointer of a document's schemas. */
const prefix = '#/components/schemas/'
const isSchema = (exported: unknown): exported is Schema =>
  typeof exported === 'object' && exported !== null && '_zod' in exported

/** Exports with a capital letter are components of that name. */
const named = Object.entries(contracts as Record<string, unknown>).flatMap(([name, exported]) =>
  /^[A-Z]/.test(name) && isSchema(exported) ? [{ name, schema: exported }] : [],
)

/**
 * The JSON Schemas (2020-12) of `requested`, as requests (`input`) or answers (`output`), and of all components. A
 * name in `taken`, used by the other form, gets the suffix `Answer`.
 */
export function jsonSchemas(
  requested: Readonly<Record<string, Schema>>,
  io: 'input' | 'output',
  taken: JsonSchemas = {},
): { requested: JsonSchemas; components: JsonSchemas } {
  const registry = z.registry<{ id: string }>()
  for (const { name, schema } of named) registry.add(schema, { id: name in taken ? `${name}Answer` : name })
  registry.add(z.object({ ...requested }), { id: 'requested' })
  const { schemas } = z.toJSONSchema(registry, {
    io,
    metadata: rules,
    uri: (id) => prefix + id,
    override: ({ jsonSchema }) => simplify(jsonSchema),
  })
  const { requested: all, ...components } = schemas as Record<string, JsonSchema>
  return { requested: (all?.['properties'] ?? {}) as JsonSchemas, components }
}

/** The components that are referenced, directly or through others, by name. */
export function usedBy(value: unknown, components: JsonSchemas): JsonSchemas {
  const used: JsonSchemas = {}
  const collect = (name: string) => {
    const { $id: _, $schema: __, ...schema } = components[name] ?? {}
    if (name in used) return
    used[name] = schema
    referred(schema).forEach(collect)
  }
  referred(value).forEach(collect)
  return Object.fromEntries(Object.entries(used).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The names of the referenced components. */
function referred(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' && inner.startsWith(prefix)
      ? [inner.slice(prefix.length)]
      : referred(inner),
  )
}

/** Removes redundant keywords: the pattern of a format, and the bounds of safe integers. */
function simplify(schema: JsonSchema): void {
  if (schema['format'] === 'date-time') delete schema['pattern']
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum']
}
