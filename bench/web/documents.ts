import type { Processor } from '../browser/processor-of.ts'
import { browserProgram } from '../browser-program.ts'
import { quantile } from '../quantile.ts'
import type { Figures } from '../table.ts'

type Found = {
  bytes: number
  gateway: number[]
  bare: number[]
  processor: Processor
  edits: number[]
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** What a document costs the gateway, and when an edit of the catalog is in it. */
export async function documents(): Promise<Figures> {
  const { bytes, gateway, bare, processor, edits } = await browserProgram<Found>('documents')
  const ratio = mean(gateway) / mean(bare)
  // A missing figure (NaN, as JSON null) is no figure.
  const shown = edits.map((duration) => duration ?? Number.NaN)
  const p99 = shown.some(Number.isNaN) ? Number.NaN : quantile(shown, 0.99)
  return {
    title: 'Documents of the gateway, 20 connections, three alternating rounds of 3 s',
    rows: [
      { name: 'document of /home, bytes (brotli)', figure: bytes },
      { name: 'gateway, requests/s', figure: Math.round(mean(gateway)) },
      { name: 'bare file, requests/s', figure: Math.round(mean(bare)) },
      { name: 'processor ms, first answer of a topic', figure: processor.cold.toFixed(2) },
      { name: 'processor ms, answer given before', figure: processor.warm.toFixed(2) },
      { name: 'edit to the new HTML, p50 ms', figure: quantile(shown, 0.5).toFixed(0) },
      { name: 'edit to the new HTML, p99 ms', figure: p99.toFixed(0) },
    ],
    goals: [
      { name: 'gateway to the bare file', measured: ratio, comparison: 'at least', goal: 0.5 },
      {
        // What the first answer costs more than one from memory: composing and compressing it.
        name: 'processor ms of composing a document',
        measured: processor.cold - processor.warm,
        comparison: 'at most',
        goal: 1,
      },
      { name: 'p99 ms from an edit to the new HTML', measured: p99, comparison: 'at most', goal: 2_000 },
    ],
  }
}
