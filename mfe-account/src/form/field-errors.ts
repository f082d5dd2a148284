import type { Schema } from '@semaforo/contracts'
import { ApiError } from '@semaforo/frontend-kit'

/** What is wrong with each field, by its name. */
export type FieldErrors<Values> = { [Name in keyof Values]?: string }

/** What a schema of the contracts refuses, the first reason for each field. */
export function refusedBy<Values extends object>(
  schema: Schema | undefined,
  values: Values,
): FieldErrors<Values> {
  const issues = schema?.safeParse(values).error?.issues ?? []
  return byField(issues.map(({ path, message }) => [String(path[0]), message]))
}

/** What the server refused, as far as it names fields of this form. */
export function refusedByServer<Values extends object>(error: unknown, values: Values): FieldErrors<Values> {
  const errors = error instanceof ApiError ? error.errors : []
  return byField(
    errors.filter(({ path }) => path in values).map(({ path, message }) => [path, message] as const),
  )
}

function byField<Values>(found: (readonly [name: string, message: string])[]): FieldErrors<Values> {
  // Read backwards, so that the first reason for a field is the one that stays.
  return Object.fromEntries(found.toReversed()) as FieldErrors<Values>
}
