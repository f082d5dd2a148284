import { CloudEvent, type EventType } from '../events/event.ts'
import { SocketReply } from '../realtime.ts'
import { type Topic, topics } from '../services.ts'
import { eventMessages } from './event-messages.ts'
import { jsonSchemas, usedBy } from './json-schemas.ts'
import { fromPage, fromServer } from './socket-messages.ts'

const description = `Lo que los servicios se cuentan entre sí (Kafka, o el registro propio en un solo proceso) y lo que oyen las páginas abiertas (Socket.IO).

Un evento llega al menos una vez, y en orden dentro de su llave: su efecto es uno solo porque \`id\` no se repite. El que nadie puede atender pasa, con el motivo, al tema \`{tema}.dead-letters\`.`

const ofTopics: Partial<Record<Topic, string>> = {
  'catalog.item': 'Temas y roadmaps. La llave es `tag/{id}` o `roadmap/{id}`.',
  'identity.user': 'Cuentas, sin nada personal. La llave es el id de la persona.',
  'identity.session': 'Sesiones que terminaron. La llave es el id de la sesión.',
  'identity.mail': 'Correos que hay que enviar. La llave es el id de lo que tratan.',
  'identity.audit': 'Lo que la auditoría guarda.',
  'identity.partner': 'Los aliados que muestran el Semáforo en su sitio. La llave es el id del aliado.',
  'likes.user': 'Lo que le gusta a cada persona. La llave es su id.',
  'likes.progress': 'Los temas que aprendió cada persona. La llave es su id.',
  'frontends.release': 'Qué versión de cada frontend corre. La llave es su nombre, y `sequence` la revisión.',
  'pages.site': 'Las páginas públicas, preparadas de antemano. La llave es `site`.',
  'diagnostic.record': 'Diagnósticos guardados, sin las cifras. La llave es el id del diagnóstico.',
}

type Messages = Record<string, { payload: unknown }>
const reference = (path: string) => ({ $ref: `#/${path}` })
const references = (channel: string, names: readonly string[]) =>
  names.map((name) => reference(`channels/${channel}/messages/${name}`))

/** The AsyncAPI 3 document of these kinds of events and of the socket messages. */
export function asyncApi(kinds: readonly EventType[], version: string) {
  const ofSocket = { ...fromServer, ...fromPage }
  const requested = {
    ...Object.fromEntries(kinds.map(({ type, data }) => [type, data])),
    ...Object.fromEntries(Object.entries(ofSocket).map(([name, { payload }]) => [name, payload])),
    CloudEvent,
    SocketReply,
  }
  const schemas = jsonSchemas(requested, 'output')
  const messages: Messages = {
    ...eventMessages(kinds, schemas.requested),
    ...Object.fromEntries(
      Object.entries(ofSocket).map(([name, { summary }]) => [
        name,
        { name, summary, contentType: 'application/json', payload: schemas.requested[name] },
      ]),
    ),
    SocketReply: {
      ...{ name: 'SocketReply', summary: 'Si se hizo lo que se pidió', contentType: 'application/json' },
      payload: schemas.requested['SocketReply'],
    },
  }
  const channelMessages = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, reference(`components/messages/${name}`)]))
  const typesOf = (topic: string) => kinds.flatMap((kind) => (kind.topic === topic ? [kind.type] : []))
  return {
    asyncapi: '3.0.0',
    info: { title: 'Eventos de Semáforo PyME', version, description },
    defaultContentType: 'application/cloudevents+json',
    channels: {
      ...Object.fromEntries(
        topics.map((topic) => [
          topic,
          {
            address: topic,
            description: ofTopics[topic] ?? `Eventos de \`${topic}\`.`,
            messages: channelMessages(typesOf(topic)),
          },
        ]),
      ),
      socket: {
        address: '/socket.io',
        description:
          'Socket.IO. El saludo lleva `auth: {token}`; sin un token bueno termina en `connect_error`. Se entrega a lo más una vez: al reconectar se vuelve a leer.',
        messages: channelMessages([...Object.keys(ofSocket), 'SocketReply']),
      },
    },
    operations: {
      ...Object.fromEntries(
        topics.map((topic) => [
          topic,
          {
            action: 'send',
            channel: reference(`channels/${topic}`),
            messages: references(topic, typesOf(topic)),
          },
        ]),
      ),
      tellPage: {
        action: 'send',
        channel: reference('channels/socket'),
        messages: references('socket', Object.keys(fromServer)),
      },
      hearPage: {
        action: 'receive',
        channel: reference('channels/socket'),
        messages: references('socket', Object.keys(fromPage)),
        reply: { channel: reference('channels/socket'), messages: references('socket', ['SocketReply']) },
      },
    },
    components: { messages, schemas: usedBy(messages, schemas.components) },
  }
}
