import { parseArgs } from 'node:util'

/** What `npm run dev` is to do: which frontend, at which port (a free one unless given), within which site (an own
 * one unless given). */
export type Wanted = { name: string; port?: number; site?: string }

/**
 * Reads the arguments of `npm run dev`; a sentence in Spanish where they cannot be followed.
 * @param frontends the names of this checkout's frontends
 */
export function readArguments(args: readonly string[], frontends: readonly string[]): Wanted | string {
  const usage = 'Escribe: npm run dev <frontend> [-- --site https://… --port 4000].'
  const known = frontends.join(', ')
  const parsed = parsedArguments(args)
  if (!parsed) return usage
  const [name, ...others] = parsed.positionals
  if (!name || others.length > 0) return `${usage} Los frontends son: ${known}.`
  if (!frontends.includes(name)) return `No hay un frontend «${name}». Los que hay son: ${known}.`
  const { site, port } = parsed.values
  const origin = site === undefined ? undefined : originOf(site)
  if (site !== undefined && !origin) {
    return `«${site}» no es la dirección de un sitio: escríbela completa, por ejemplo https://semaforo.example.`
  }
  if (port !== undefined && !isPort(port)) return `«${port}» no es un puerto: escribe un número de 1 a 65535.`
  return { name, ...(port && { port: Number(port) }), ...(origin && { site: origin }) }
}

function parsedArguments(args: readonly string[]) {
  try {
    const options = { site: { type: 'string' }, port: { type: 'string' } } as const
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    return undefined
  }
}

function originOf(site: string): string | undefined {
  if (!URL.canParse(site)) return undefined
  const { protocol, origin } = new URL(site)
  return /^https?:$/.test(protocol) ? origin : undefined
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535
}
