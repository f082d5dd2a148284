import type { AmountField, Figures } from '@semaforo/contracts'
import type * as z from 'zod/mini'
import { texts } from '../diagnostic.texts.ts'

type Issue = z.core.$ZodIssue
type Errors = { [Field in keyof Figures]?: string }

/**
 * The errors of the schema by field. What does not fit together is told in full at the field that it names, which
 * the others refer to. The first error of a field stays.
 */
export function inEachField(issues: readonly Issue[]): { errors: Errors; together: AmountField[][] } {
  const errors: Errors = {}
  const together: AmountField[][] = []
  for (const issue of issues) {
    const field = issue.path[0] as keyof Figures
    const others = fieldsOf(issue).filter((other) => other !== field)
    const named = new Intl.ListFormat('es').format(others.map(nameOf))
    errors[field] ??= others.length > 0 ? `${issue.message} ${texts.form.together(named)}` : issue.message
    if (others.length > 0) together.push(fieldsOf(issue))
  }
  for (const issue of issues) {
    const main = issue.path[0] as AmountField
    for (const other of fieldsOf(issue)) errors[other] ??= texts.form.seeAt(nameOf(main))
  }
  return { errors, together }
}

const fieldsOf = (issue: Issue): AmountField[] =>
  issue.code === 'custom' ? ((issue.params?.['fields'] as AmountField[] | undefined) ?? []) : []

const nameOf = (field: AmountField) => `«${texts.fields[field].label}»`
