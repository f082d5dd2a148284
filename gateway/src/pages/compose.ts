import {
  fragmentAttributes as attributes,
  documentData,
  fullTitle,
  laterType,
  type Registry,
} from '@semaforo/contracts'
import { escaped, inertJson } from '../edge/escape.ts'
import type { DocumentTarget } from './document-target.ts'
import { aboutPage, filesOf } from './head.ts'
import { withoutInlineStyles } from './inline-styles.ts'
import type { ShellDocument } from './shell-document.ts'

/** A whole document, and the hash of its style element for the content security policy. */
export type Composed = { html: string; styleHash: string | undefined }

/** The parts of the shell's document that are replaced or added to. */
const slots =
  /<title>[^<]*<\/title>|<meta name="description"[^>]*>|<link rel="preload" href="\/federation\/registry\.json"[^>]*>|<script (?=[^>]*\bdefer\b)|<\/head>|<div id="encabezado">|<main id="contenido"[^>]*>|<\/body>/g

/** The shell's document with all that is known of a page. */
export function compose(
  shell: ShellDocument,
  target: DocumentTarget,
  registry: Registry,
  publicUrl: string,
): Composed {
  const { header = '', fragment } = target
  const head = target.head && { description: shell.description, ...target.head }
  const { html, style, hash } = withoutInlineStyles(fragment ? markup(fragment) : '')
  const state = fragment ? json(documentData.state, fragment.page.state) : ''
  const files = fragment ? filesOf(fragment.frontend, fragment.release) : ''
  const composed = shell.html.replace(slots, (slot) => {
    if (slot.startsWith('<title')) return head ? `<title>${escaped(fullTitle(head))}</title>` : slot
    if (slot.startsWith('<meta')) {
      return head?.description ? `<meta name="description" content="${escaped(head.description)}">` : slot
    }
    // With a prerendered fragment the boot script loads the scripts after the first paint.
    if (slot.startsWith('<script')) return fragment ? `${slot}type="${laterType}" ` : slot
    // The registry is in the document.
    if (slot.startsWith('<link')) return ''
    if (slot === '</head>') return `${aboutPage(target, publicUrl, head)}${files}${style}${slot}`
    if (slot === '</body>') return json(documentData.registry, registry) + state + slot
    return slot + (slot.startsWith('<main') ? html : header)
  })
  return { html: composed, styleHash: hash }
}

function markup({ page, frontend }: NonNullable<DocumentTarget['fragment']>): string {
  const fragment = `<div ${attributes.release}="${frontend.integrity}" ${attributes.path}="${escaped(page.path)}">${page.html}</div>`
  return `<div ${attributes.frontend}="${frontend.name}">${fragment}</div>`
}

function json(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${inertJson(value)}</script>`
}
