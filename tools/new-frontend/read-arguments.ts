import { parseArgs } from 'node:util'

/** What a person asks for: a frontend's name, the path of its page and that page's title. */
export type Asked = { name: string; path: string; title: string }

const usage = 'Escribe: npm run new-frontend promo -- --path /promo --title "Promociones".'

/** Reads the arguments of `npm run new-frontend`; a sentence in Spanish where something is missing. */
export function readArguments(args: readonly string[]): Asked | string {
  const parsed = parsedArguments(args)
  const [name = '', ...others] = parsed?.positionals ?? []
  const { path = '', title = '' } = parsed?.values ?? {}
  if (!name || others.length > 0) return usage
  if (!path) return `Falta la ruta de la página. ${usage}`
  if (!title.trim()) return `Falta el título de la página. ${usage}`
  return { name, path, title: title.trim() }
}

function parsedArguments(args: readonly string[]) {
  try {
    const options = { path: { type: 'string' }, title: { type: 'string' } } as const
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    return undefined
  }
}
