import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const templates = join(import.meta.dirname, '../templates')

/**
 * The text of a template with each `{{key}}` replaced by its value.
 * @param template its path below `tools/templates`
 */
export function fillTemplate(template: string, values: Record<string, string | undefined>): string {
  return readFileSync(join(templates, template), 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (_, key) => values[key] ?? '',
  )
}
