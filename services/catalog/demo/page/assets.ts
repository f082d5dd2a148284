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

function assetOf(file: string): [name: string, asset: Asset] {
  const source = readFileSync(new URL(file, folder), 'utf8')
  return file.endsWith('.ts')
    ? [file.replace(/\.ts$/, '.js'), { type: 'text/javascript', body: served(source) }]
    : [file, { type: 'text/css', body: source }]
}

function typefaceOf(file: string): [name: string, asset: Asset] {
  return [basename(file), { type: 'font/woff2', body: readFileSync(new URL(import.meta.resolve(file))) }]
}

/** The player's files by name, ready for the browser; not bundled. */
export function playerAssets(): ReadonlyMap<string, Asset> {
  return new Map([...readdirSync(folder).map(assetOf), ...typefaces.map(typefaceOf)])
}
