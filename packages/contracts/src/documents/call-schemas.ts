import type { Call, Schema } from '../call.ts'
import type { NamedCall } from './calls.ts'
import { type JsonSchema, type JsonSchemas, jsonSchemas, usedBy } from './json-schemas.ts'

/** The schemas of one call, with references to components. Query and parameters are objects. */
export type CallSchemas = { query?: JsonSchema; params?: JsonSchema; body?: JsonSchema; answer: JsonSchema }

/**
 * The schemas of all these calls, with their components. A component shared by requests and answers has two
 * forms: an answer has all defaults set, and no additional properties.
 */
export function callSchemas(calls: readonly NamedCall[]): {
  call(name: string): CallSchemas
  components: JsonSchemas
} {
  const bodies = jsonSchemas(partsOf(calls, 'body'), 'input')
  const queries = jsonSchemas(partsOf(calls, 'query'), 'input')
  const params = jsonSchemas(partsOf(calls, 'params'), 'input')
  const inBodies = usedBy(bodies.requested, bodies.components)
  const answers = jsonSchemas(partsOf(calls, 'answer'), 'output', inBodies)

  return {
    call(name) {
      const query = resolved(queries.requested[name], queries.components)
      const [inPath, body] = [params.requested[name], bodies.requested[name]]
      return {
        ...(query && { query }),
        ...(inPath && { params: inPath }),
        ...(body && { body }),
        answer: answers.requested[name] ?? {},
      }
    },
    components: { ...answers.components, ...inBodies },
  }
}

const partsOf = (calls: readonly NamedCall[], part: keyof CallSchemas & keyof Call): Record<string, Schema> =>
  Object.fromEntries(calls.flatMap(({ name, call }) => (call[part] ? [[name, call[part]]] : [])))

/** The referenced component, or the schema itself. */
function resolved(schema: JsonSchema | undefined, components: JsonSchemas): JsonSchema | undefined {
  const [component] = schema?.['$ref'] ? Object.values(usedBy(schema, components)) : []
  return component ?? schema
}
