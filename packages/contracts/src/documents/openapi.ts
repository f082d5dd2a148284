import { refreshCookie } from '../accounts/login.ts'
import { callSchemas } from './call-schemas.ts'
import type { CallGroup } from './calls.ts'
import type { Examples } from './example.ts'
import { joinCalls } from './join-calls.ts'
import { usedBy } from './json-schemas.ts'
import { operation } from './operation.ts'
import { sharedResponses } from './problem-responses.ts'

const description = `Lo que las páginas del sitio piden a sus servicios. Los datos van y vienen en JSON (UTF-8). Lo que los servicios se cuentan entre sí, y lo que oyen las páginas abiertas, está en el documento [AsyncAPI](/api/docs/asyncapi.json).

- **Errores.** Son \`application/problem+json\` (RFC 9457): una frase en español en \`message\` y un \`code\` que no cambia.
- **Sesión.** Al iniciarla recibes un token que dura 15 minutos; va en \`Authorization: Bearer\`. Se renueva con la cookie que lo acompaña.
- **Límites.** Cada cliente tiene un número de solicitudes por minuto; quien lo pasa recibe un 429 con \`Retry-After\`.
- **Caché.** Lo que trae un \`ETag\` se puede volver a pedir con \`If-None-Match\`: un 304 dice que sigue igual.
- **Datos de más.** Lo que una llamada no conoce se pasa por alto, o es un 400 donde el esquema no admite más propiedades.`

const securitySchemes = {
  token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  refreshCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: refreshCookie.http,
    description: `En un sitio con https su nombre es \`${refreshCookie.https}\`.`,
  },
}

/** The OpenAPI 3.1 document of these calls. */
export function openApi(groups: readonly CallGroup[], examples: Examples, version: string) {
  const calls = joinCalls(groups)
  const schemasOf = callSchemas(calls)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, call, tag } of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [call.method]: operation(name, tag, call, schemasOf.call(name), examples[name]),
    }
  }
  const responses = sharedResponses()
  return {
    openapi: '3.1.1',
    info: { title: 'API de Semáforo PyME', version, description },
    servers: [{ url: '/' }],
    tags: groups.map(({ name, description }) => ({ name, description })),
    paths,
    components: { securitySchemes, responses, schemas: usedBy([paths, responses], schemasOf.components) },
  }
}
