import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartBytes } from '@semaforo/frontend-kit/build'
import { readJson, site } from './checkout.ts'

/** What the last build of a frontend was made from, and how much JavaScript (brotli) it and its widget's parts hold. */
type Stamp = { fingerprint: string; bytes: number; parts?: PartBytes }

/** Bytes of JavaScript (brotli) in the last build of a frontend. */
export function builtBytes(name: string, into = site): number {
  return stampOf(into, name)?.bytes ?? 0
}

/** The same of the parts of the widget that partners embed. */
export const widgetBytes = (into = site): PartBytes => stampOf(into, 'mfe-diagnostic')?.parts ?? {}

export function stampOf(into: string, name: string): Stamp | undefined {
  return existsSync(pathOf(into, name)) ? readJson<Stamp>(pathOf(into, name)) : undefined
}

export function writeStamp(into: string, name: string, stamp: Stamp): void {
  writeFileSync(pathOf(into, name), JSON.stringify(stamp))
}

function pathOf(into: string, name: string): string {
  return join(into, '.built', `${name}.json`)
}
