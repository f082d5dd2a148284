import type { Schema } from '@semaforo/contracts'
import { ApiError } from '@semaforo/frontend-kit'

/** Error messages by field name. */
export type FieldErrors<Values> = { [Name in keyof Values]?: string }

/**
 * Validates with a schema of the contracts; keeps the first error of each field.
 * @param fieldOf the field of an issue's path, by default its first part
 */
export function refusedBy<Values extends object>(
  schema: Schema | undefined,
  values: Values,
  fieldOf = ([first]: PropertyKey[]) => String(first),
): FieldErrors<Values> {
  const issues = schema?.safeParse(values).error?.issues ?? []
  return byField(issues.map(({ path, message }) => [fieldOf(path), message]))
}

/** The errors of a server's refusal that name fields of this form. */
export function refusedByServer<Values extends object>(error: unknown, values: Values): FieldErrors<Values> {
  const errors = error instanceof ApiError ? error.errors : []
  return byField(
    errors.filter(({ path }) => path in values).map(({ path, message }) => [path, message] as const),
  )
}

function byField<Values>(found: (readonly [name: string, message: string])[]): FieldErrors<Values> {
  // Reversed, because the last entry of a key wins: the first error of a field has to stay.
  return Object.fromEntries(found.toReversed()) as FieldErrors<Values>
}
