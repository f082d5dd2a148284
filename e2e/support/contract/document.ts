import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type JsonSchema = { [keyword: string]: unknown }
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
  example?: string
}
type Content = Record<string, { schema: JsonSchema; example?: unknown }>

/** One operation of the OpenAPI document, with its path and method. */
export type Operation = {
  operationId: string
  path: string
  method: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { $ref?: string; content?: Content }>
}

type Document = {
  paths: Record<string, Record<string, Omit<Operation, 'path' | 'method'>>>
  components: { schemas: Record<string, JsonSchema>; responses: Operation['responses'] }
}

export const document: Document = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../docs/api/openapi.json'), 'utf8'),
)

export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method })),
)

/** The schema of an operation's request body; undefined without one. */
export function bodySchema({ requestBody }: Operation): JsonSchema | undefined {
  const schema = requestBody?.content['application/json']?.schema
  const name = /^#\/components\/schemas\/(.+)$/.exec(String(schema?.['$ref']))?.[1]
  return name === undefined ? schema : document.components.schemas[name]
}

/** The role that an operation requires; undefined for public operations. */
export function roleFor({ security }: Operation): 'user' | 'admin' | undefined {
  const roles = security.find((one) => 'token' in one)?.['token']
  return roles && (roles.includes('admin') ? 'admin' : 'user')
}
