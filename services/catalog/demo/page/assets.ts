import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { basename } from 'node:path'

export type Asset = { type: string; body: string | Buffer }

/** The site's typefaces, so that a lesson matches the page around it. */
const typefaces = [
  '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
]

const folder = new URL('../player/', import.meta.url)

/** Strips types, and rewrites imports to the `.js` names under which modules are served. */
const served = (source: string) => stripTypeScriptTypes(source).replace(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'")

/** One style sheet of these parts, the later ones overriding the earlier. */
const styleSheets = ['theme', 'scene', 'figures', 'controls', 'small-frames', 'upright-frames']

function moduleOf(file: string): [name: string, asset: Asset] {
  const source = readFileSync(new URL(file, folder), 'utf8')
  return [file.replace(/\.ts$/, '.js'), { type: 'text/javascript', body: served(source) }]
}

function styles(): [name: string, asset: Asset] {
  const parts = styleSheets.map((name) => readFileSync(new URL(`styles/${name}.css`, folder), 'utf8'))
  return ['player.css', { type: 'text/css', body: parts.join('\n') }]
}

function typefaceOf(file: string): [name: string, asset: Asset] {
  return [basename(file), { type: 'font/woff2', body: readFileSync(new URL(import.meta.resolve(file))) }]
}

/** The player's files by name, ready for the browser; not bundled. */
export function playerAssets(): ReadonlyMap<string, Asset> {
  const modules = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  return new Map([...modules.map(moduleOf), styles(), ...typefaces.map(typefaceOf)])
}
