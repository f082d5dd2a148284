import { RenderedPage } from '@semaforo/contracts'
import { z } from 'zod'

/** Both parts that a process renders with, as they are in their files (base64); a header needs the shell's alone. */
export type Begin = { shell: string; release?: string; registries: readonly unknown[]; at: number }

/** A page of the release, or where `registry` is given, the header of a page with that of the registries. */
export type Job = { path: string; registry?: number }

/** How deep data may nest: who writes it as JSON again, here or at the gateway, needs a call for each level. */
const mostLevels = 100

/** What is sent to a process, a line of JSON each. */
export type Order =
  | { begin: Begin }
  | { render: Job }
  | { answer: { address: string; status: number; body: string } }

/**
 * What it sends. `states` are those that a page brings and no page before it had: `state` counts them all. Whatever a
 * release renders with could write any of it, and anything else.
 */
export const Message = z.union([
  z.strictObject({ call: z.string().max(1_000) }),
  z.strictObject({
    page: z
      .strictObject({ ...RenderedPage.shape, state: z.int().min(0) })
      .refine(({ head }) => nestsAtMost(mostLevels, head)),
    states: z
      .array(z.unknown())
      .max(1)
      .refine((states) => nestsAtMost(mostLevels, states)),
  }),
  z.strictObject({ header: z.string() }),
  z.strictObject({ failed: z.string() }),
])
export type Message = z.infer<typeof Message>

function nestsAtMost(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((each) => nestsAtMost(levels - 1, each))
}
