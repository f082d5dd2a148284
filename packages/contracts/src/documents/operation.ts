import { csrfHeader } from '../accounts/own-session.ts'
import type { Call } from '../call.ts'
import type { CallSchemas } from './call-schemas.ts'
import type { Example } from './example.ts'
import type { JsonSchema } from './json-schemas.ts'
import { refusalsOf } from './problem-responses.ts'

/** One operation of the document. Query and parameters are object schemas, whose properties become parameters. */
export function operation(
  name: string,
  tag: string,
  call: Call,
  schemas: CallSchemas,
  example: Example = {},
) {
  const parameters = [
    ...parametersIn('path', schemas.params, example.params),
    ...parametersIn('query', schemas.query, example.query),
    ...(call.refreshCookie ? [csrfParameter] : []),
  ]
  return {
    operationId: name,
    summary: call.summary,
    tags: [tag],
    ...(call.auth === 'admin' && { description: 'Solo para administradores.' }),
    security: securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...(schemas.body && {
      requestBody: {
        required: true,
        content: { 'application/json': content(schemas.body, example.body) },
      },
    }),
    responses: {
      [call.status ?? 200]: {
        description: 'Hecho.',
        content: { [call.answerType ?? 'application/json']: content(schemas.answer, example.answer) },
      },
      ...refusalsOf(call),
    },
  }
}

const content = (schema: JsonSchema, example: unknown) => ({
  schema,
  ...(example !== undefined && { example }),
})

function parametersIn(
  location: 'path' | 'query',
  schema: JsonSchema | undefined,
  example: Example['query'] = {},
) {
  const required = (schema?.['required'] ?? []) as string[]
  return Object.entries((schema?.['properties'] ?? {}) as Record<string, JsonSchema>).map(
    ([name, value]) => ({
      name,
      in: location,
      required: required.includes(name),
      schema: value,
      ...(name in example && { example: example[name] }),
    }),
  )
}

const csrfParameter = {
  name: csrfHeader,
  in: 'header',
  required: true,
  description: 'Con cualquier valor: una página de otro sitio no lo puede enviar.',
  schema: { type: 'string' },
  example: 'fetch',
}

/** OpenAPI 3.1 allows roles in the list of a security scheme. */
function securityOf({ auth, refreshCookie }: Call) {
  if (auth) return [{ token: auth === 'admin' ? ['admin'] : [] }]
  if (refreshCookie) return [{ refreshCookie: [] }, ...(refreshCookie === 'optional' ? [{}] : [])]
  return []
}
