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
  list                      qué corre, para quién, desde cuándo y por quién
Opciones: --dir CARPETA del sitio (dist), --from CARPETA de lo construido, --key ARCHIVO de la llave,
  --version VERSIÓN ya publicada para la canary, --revision NÚMERO que debe tener, --why "motivo"`

const text = { type: 'string' } as const
const options = { dir: text, from: text, key: text, version: text, revision: text, why: text }

/** How many words each order takes. */
const orders = { keys: 1, build: 1, publish: 1, canary: 2, promote: 1, rollback: 1, list: 0 } as const
type Order = keyof typeof orders

function read(): { order: Order; command: Command } {
  const { values, positionals } = parsed()
  const [order = '', ...words] = positionals
  if (!Object.hasOwn(orders, order) || words.length !== orders[order as Order]) throw new Misuse(usage)
  return { order: order as Order, command: readCommand(words, values) }
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
    default:
      return (await import('./frontends/publish.ts'))[order](command)
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
