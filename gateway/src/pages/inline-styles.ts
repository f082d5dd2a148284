import { createHash } from 'node:crypto'
import { fragmentAttributes } from '@semaforo/contracts'

/** No strings, blocks, escapes or line breaks. */
const plain = /^[\w :;,.#%()+*/!-]*$/
const styleAttribute = / style="([^"]*)"/g

/** Markup without style attributes, and the style element that does their work, with its hash for the policy. */
export type WithoutInlineStyles = { html: string; style: string; hash: string | undefined }

/**
 * Renames the style attributes of React's markup, in which a quote is never bare, and gives the new ones their effect
 * by one style element: the content security policy can allow that by its hash, and attributes only all together.
 */
export function withoutInlineStyles(html: string): WithoutInlineStyles {
  const found = new Set<string>()
  const renamed = html.replace(styleAttribute, (_, declarations: string) => {
    if (endWhereTheySeem(declarations)) found.add(declarations)
    return ` ${fragmentAttributes.style}="${declarations}"`
  })
  if (found.size === 0) return { html: renamed, style: '', hash: undefined }
  const rules = [...found].map((each) => `[${fragmentAttributes.style}="${each}"]{${each}}`).join('')
  const hash = `'sha256-${createHash('sha256').update(rules).digest('base64')}'`
  return { html: renamed, style: `<style>${rules}</style>`, hash }
}

/** Whether declarations leave nothing open that would take the rules after them in. */
function endWhereTheySeem(declarations: string): boolean {
  if (!plain.test(declarations) || declarations.includes('/*')) return false
  let open = 0
  for (const character of declarations) {
    if (character === '(') open++
    else if (character === ')' && --open < 0) return false
  }
  return open === 0
}
