import type { Call } from '../call.ts'
import { type ProblemCode, problems } from '../problems.ts'
import { shared } from './shared-problems.ts'

type Response = Record<string, unknown>
type Codes = readonly ProblemCode[]

const headers: Record<number, Record<string, string>> = {
  401: { 'WWW-Authenticate': 'El esquema que se espera: `Bearer`.' },
  405: { Allow: 'Los métodos que la dirección admite.' },
  429: { 'Retry-After': 'Los segundos que hay que esperar.' },
  503: { 'Retry-After': 'Los segundos que conviene esperar, si se saben.' },
}

/** The response of an error with one of these codes, and for each code when it occurs and what to do. */
function problemResponse(status: number, codes: Codes): Response {
  const lines = codes.map((code) => {
    const row = problems.find(([other, with_]) => other === code && with_ === status)
    if (!row) throw new Error(`${code} does not come with ${status}`)
    return `- \`${code}\`: ${row[2]}. ${row[3]}.`
  })
  const named = Object.entries(headers[status] ?? {}).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ])
  const code = { properties: { status: { const: status }, code: { enum: codes } } }
  return {
    description: lines.join('\n'),
    ...(named.length > 0 && { headers: Object.fromEntries(named) }),
    content: {
      'application/problem+json': { schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, code] } },
    },
  }
}

/** The error responses of every call, by the component's name. */
export const sharedResponses = (): Record<string, Response> =>
  Object.fromEntries(
    Object.entries(shared).map(([status, { name, codes }]) => [name, problemResponse(Number(status), codes)]),
  )

/** The error responses of a call by status: the shared component if the call adds no codes. */
export function refusalsOf(call: Call): Record<string, Response> {
  const own: Record<string, Codes> = { ...call.problems }
  if (call.freshProof) own[403] = [...(own[403] ?? []), 'proof-needed']
  const general = Object.entries(shared).filter(([, { appliesTo }]) => appliesTo(call))
  const statuses = [...new Set([...general.map(([status]) => status), ...Object.keys(own)])].sort()
  return Object.fromEntries(
    statuses.map((status) => {
      const { name, codes } = Object.fromEntries(general)[status] ?? { name: '', codes: [] }
      if (!own[status]) return [status, { $ref: `#/components/responses/${name}` }]
      return [status, problemResponse(Number(status), [...new Set([...own[status], ...codes])])]
    }),
  )
}
