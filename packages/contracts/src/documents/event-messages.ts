import type { EventType } from '../events/event.ts'
import type { JsonSchemas } from './json-schemas.ts'

/** Each kind of event as a message: the CloudEvents envelope with its type and the schema of its `data`. */
export function eventMessages(kinds: readonly EventType[], data: JsonSchemas) {
  return Object.fromEntries(
    kinds.map(({ type }) => [
      type,
      {
        name: type,
        contentType: 'application/cloudevents+json',
        payload: {
          allOf: [
            { $ref: '#/components/schemas/CloudEvent' },
            { properties: { type: { const: type }, data: data[type] ?? {} } },
          ],
        },
        bindings: {
          kafka: { key: { type: 'string', description: 'El id del agregado, como `subject`.' } },
        },
      },
    ]),
  )
}
