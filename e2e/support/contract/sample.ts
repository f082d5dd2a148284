import { generate } from 'json-schema-faker'
import { document, type JsonSchema, type Operation } from './document.ts'

/** The parts of one request; `rawBody` is sent as it is. */
export type Parts = {
  params?: Record<string, string>
  query?: Record<string, string | readonly string[]>
  body?: unknown
  rawBody?: string
  headers?: Record<string, string>
  /** null: no token. */
  token?: string | null
}

/** A random value that satisfies a schema of the document, the same for the same seed. */
export const sample = (schema: JsonSchema, seed: number): Promise<unknown> =>
  generate({ components: document.components, ...schema }, { seed, useExamplesValue: true })

/** A random request that satisfies all schemas of an operation. */
export async function sampleRequest(operation: Operation, seed: number): Promise<Parts> {
  const schema = operation.requestBody?.content['application/json']?.schema
  const valuesIn = async (place: 'path' | 'query') => {
    const values: Record<string, string> = {}
    for (const { name, required, in: where, schema } of operation.parameters ?? []) {
      if (where === place && (required || seed % 2 === 0)) values[name] = String(await sample(schema, seed))
    }
    return values
  }
  return {
    params: await valuesIn('path'),
    query: await valuesIn('query'),
    ...(schema && { body: await sample(schema, seed) }),
  }
}

/** The example request of the document. */
export function exampleRequest({ parameters = [], requestBody }: Operation): Parts {
  const valuesIn = (place: 'path' | 'query') =>
    Object.fromEntries(
      parameters.flatMap(({ name, in: where, example }) =>
        where === place && example !== undefined ? [[name, example]] : [],
      ),
    )
  const body = requestBody?.content['application/json']?.example
  return { params: valuesIn('path'), query: valuesIn('query'), ...(body !== undefined && { body }) }
}
