import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

export type Asset = { type: string; body: string }

const folder = new URL('../player/', import.meta.url)

/** Browsers follow imports to the name under which a module is served. */
const served = (source: string) => stripTypeScriptTypes(source).replace(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'")

function assetOf(file: string): [name: string, asset: Asset] {
  const source = readFileSync(new URL(file, folder), 'utf8')
  return file.endsWith('.ts')
    ? [file.replace(/\.ts$/, '.js'), { type: 'text/javascript', body: served(source) }]
    : [file, { type: 'text/css', body: source }]
}

/** The player's files by name, ready for the browser: types are stripped once, nothing is bundled. */
export function playerAssets(): ReadonlyMap<string, Asset> {
  return new Map(readdirSync(folder).map(assetOf))
}
