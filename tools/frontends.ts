import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Refusal } from '@semaforo/releases'
import { type Command, Misuse, readCommand } from './frontends/command.ts'

const usage = `Uso: npm run frontends -- ORDEN
  keys NOMBRE               crea la llave de un equipo y la registra en el sitio
  build NOMBRE              construye y firma mfe-NOMBRE en mfe-NOMBRE/dist
  publish NOMBRE            publica lo construido para todos
  canary NOMBRE PORCENTAJE  publica lo construido para esa parte de las visitas, o cambia su parte
  promote NOMBRE            da la canary a todos
  rollback NOMBRE           retira la canary; si no hay, vuelve a la versión anterior
  judge NOMBRE              cuánto falla la canary junto a la versión estable de un sitio (--site)
  list                      qué corre, para quién, desde cuándo y por quién
Opciones: --site https://… para un sitio que corre (menos keys y build), o --dir CARPETA del sitio (dist),
  --from CARPETA de lo construido, --key ARCHIVO de la llave,
  --version VERSIÓN ya publicada para la canary, --revision NÚMERO que debe tener, --why "motivo"`

const text = { type: 'string' } as const
const options = { dir: text, site: text, from: text, key: text, version: text, revision: text, why: text }

/** How many words each order takes. */
const orders = {
  keys: 1,
  build: 1,
  publish: 1,
  canary: 2,
  promote: 1,
  rollback: 1,
  judge: 1,
  list: 0,
} as const
type Order = keyof typeof orders

function read(): { order: Order; command: Command } {
  const { values, positionals } = parsed()
  const [order = '', ...words] = positionals
  if (!Object.hasOwn(orders, order)) throw new Misuse(usage)
  if (words.length !== orders[order as Order]) throw new Misuse(usageOf(order))
  if (values.version !== undefined && order !== 'canary')
    throw new Misuse('--version elige una versión ya publicada, y solo para canary: quítala.')
  if (values.site !== undefined && (values.dir !== undefined || order === 'keys' || order === 'build'))
    throw new Misuse(`${usageOf(order)} (--site y --dir no van juntas, ni --site con keys o build)`)
  return { order: order as Order, command: readCommand(words, values) }
}

/** The one line of the usage that is about an order. */
function usageOf(order: string): string {
  const line = usage.split('\n').find((each) => each.startsWith(`  ${order} `)) ?? ''
  return `Uso: npm run frontends -- ${line.trim().split(/ {2,}/)[0]}`
}

function parsed() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    throw new Misuse(usage)
  }
}

/** Each order's code is loaded when it is asked for: the bundler is large. */
async function run(order: Order, command: Command): Promise<void> {
  switch (order) {
    case 'keys':
      return (await import('./frontends/keys.ts')).keys(command)
    case 'build':
      return (await import('./frontends/build.ts')).build(command)
    case 'list':
      return (await import('./frontends/list.ts')).list(command)
    default: {
      const { site } = command
      if (site !== undefined) return (await import('./frontends/site/orders.ts'))[order]({ ...command, site })
      if (order === 'judge')
        throw new Misuse('Las visitas las cuenta el sitio que corre: repite con --site https://….')
      if (!existsSync(command.dir))
        throw new Misuse(`No hay un sitio en ${command.dir}: revisa --dir, o constrúyelo con npm run build.`)
      return (await import('./frontends/publish.ts'))[order](command)
    }
  }
}

try {
  const { order, command } = read()
  await run(order, command)
} catch (error) {
  const known = error instanceof Misuse || error instanceof Refusal
  process.stderr.write(`${known ? error.message : `No se pudo: ${(error as Error).message}`}\n`)
  process.exit(1)
}
