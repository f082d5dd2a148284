import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { FrontendDescription } from '@semaforo/contracts'
import { sitePaths } from '@semaforo/releases'
import globals from 'globals'
import type { Asked } from './read-arguments.ts'

/**
 * Why there cannot be a frontend as asked for, as a sentence in Spanish; undefined where there can.
 * @param others the frontends of the checkout
 */
export function whyNot(
  root: string,
  asked: Asked,
  others: readonly FrontendDescription[],
): string | undefined {
  return whyMalformed(asked) ?? whyNotName(root, asked.name) ?? whyNotPath(asked.path, others)
}

function whyMalformed({ name, path, title }: Asked): string | undefined {
  const { error } = FrontendDescription.safeParse({ name, routes: [{ path, title }] })
  const part = error?.issues[0]?.path.at(-1)
  if (part === 'name') {
    return `«${name}» no sirve de nombre: usa hasta 40 letras minúsculas sin acentos, sin guiones ni números.`
  }
  if (part === 'path' || path === '/') {
    return `«${path}» no sirve de ruta: escríbela como /promo, con letras sin acento, números y guiones.`
  }
  return error && 'El título es demasiado largo: usa hasta 100 letras.'
}

function whyNotName(root: string, name: string): string | undefined {
  if ([`mfe-${name}`, `e2e/test/${name}.test.ts`].some((path) => existsSync(join(root, path)))) {
    return `«${name}» ya tiene otro uso en el proyecto: elige otro nombre.`
  }
  return isOfTheBrowser(name) ? `«${name}» es una palabra del navegador: elige otro nombre.` : undefined
}

/** Whether it cannot be the global variable that a frontend's entry script declares. */
function isOfTheBrowser(name: string): boolean {
  if (name in globals.browser || name in globals.builtin) return true
  try {
    return !new Script(`var ${name}`)
  } catch {
    return true
  }
}

function whyNotPath(path: string, others: readonly FrontendDescription[]): string | undefined {
  const owned = [
    ...sitePaths.map((prefix) => ({ prefix, owner: 'del sitio mismo' })),
    ...others.flatMap(({ name, routes }) =>
      routes.map((route) => ({ prefix: route.path, owner: `de «${name}»` })),
    ),
  ]
  const clash = owned.find(({ prefix }) => covers(prefix, path) || covers(path, prefix))
  return clash && `La ruta «${path}» choca con «${clash.prefix}», que es ${clash.owner}: elige otra.`
}

/** Whether a path is a route or lies below it. */
function covers(route: string, path: string): boolean {
  return path === route || path.startsWith(`${route}/`)
}
