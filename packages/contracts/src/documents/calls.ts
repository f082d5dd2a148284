import * as accounts from '../accounts.ts'
import type { Call } from '../call.ts'
import * as catalog from '../catalog.ts'
import * as editing from '../catalog-editing.ts'
import * as catalogPages from '../catalog-pages.ts'
import * as catalogSearch from '../catalog-search.ts'
import * as contact from '../contact.ts'
import * as diagnostic from '../diagnostic.ts'
import * as contracts from '../index.ts'
import * as likes from '../likes.ts'
import * as partners from '../partners.ts'
import * as progress from '../progress.ts'
import * as videos from '../videos.ts'
import * as widget from '../widget.ts'

/** A call with its name in the contracts, which is its id in the documents. */
export type NamedCall = { name: string; call: Call }
export type CallGroup = { name: string; description: string; calls: readonly NamedCall[] }

/** The calls among a module's exports, without the internal ones. */
function callsOf(module: Readonly<Record<string, unknown>>): NamedCall[] {
  return Object.entries(module).flatMap(([name, exported]) =>
    isCall(exported) && exported.path.startsWith('/api/') ? [{ name, call: exported }] : [],
  )
}

const isCall = (exported: unknown): exported is Call =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported

const described: readonly CallGroup[] = [
  {
    name: 'Cuentas',
    description: 'Registro, sesiones, datos propios y administración de usuarios.',
    calls: callsOf(accounts),
  },
  {
    name: 'Contacto',
    description: 'Mensajes a quien opera el sitio.',
    calls: callsOf(contact),
  },
  {
    name: 'Catálogo',
    description: 'Temas y roadmaps, como los ve todo el mundo y como los editan los administradores.',
    calls: [...callsOf(catalog), ...callsOf(catalogPages), ...callsOf(catalogSearch), ...callsOf(editing)],
  },
  { name: 'Videos', description: 'Búsqueda de videos sobre un tema.', calls: callsOf(videos) },
  {
    name: 'Me gusta',
    description: 'Lo que marca cada persona y lo que se le recomienda.',
    calls: callsOf(likes),
  },
  {
    name: 'Avance',
    description: 'Los temas que cada persona ya aprendió.',
    calls: callsOf(progress),
  },
  {
    name: 'Diagnóstico',
    description: 'El puntaje, el riesgo, los cambios que harían falta y los diagnósticos guardados.',
    calls: callsOf(diagnostic),
  },
  {
    name: 'Aliados',
    description:
      'Quién muestra el Semáforo en su sitio, qué se comparte con su consentimiento y cómo se comprueba.',
    calls: [...callsOf(partners), ...callsOf(widget)],
  },
]

/** The calls that no group above contains, by part of the API. */
function others(): CallGroup[] {
  const known = new Set(described.flatMap(({ calls }) => calls.map(({ call }) => call)))
  const left = callsOf(contracts).filter(({ call }) => !known.has(call))
  const parts = Map.groupBy(left, ({ call }) => call.path.split('/')[2] ?? '')
  return [...parts].map(([name, calls]) => ({ name, description: `Todo bajo /api/${name}.`, calls }))
}

/** Every call of the public API that the contracts export. */
export const callGroups: readonly CallGroup[] = [...described, ...others()]
