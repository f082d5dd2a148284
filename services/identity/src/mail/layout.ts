import { escapeUTF8 } from 'entities'
import { darkStyles, lamp, styles } from './styles.ts'

/** The content of a mail before rendering. */
export type Letter = {
  title: string
  paragraphs: readonly string[]
  code?: string
  action?: { label: string; url: string }
  closing: string
  /** A lesser link, below the closing. */
  way?: { label: string; url: string }
}

const name = 'Semáforo PyME'
const table = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** Renders a letter as text and as HTML of tables and inline styles, which every client shows. */
export function layout(letter: Letter): { text: string; html: string } {
  return { text: `${asText(letter)}\n`, html: asHtml(letter) }
}

function asText({ title, paragraphs, code, action, closing, way }: Letter): string {
  return [
    title,
    ...paragraphs,
    ...(code ? [`    ${code}`] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    closing,
    ...(way ? [`${way.label}: ${way.url}`] : []),
    name,
  ].join('\n\n')
}

function asHtml({ title, paragraphs, code, action, closing, way }: Letter): string {
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeUTF8(title)}</title>
<style>${darkStyles}</style>
</head>
<body class="papel" style="${styles.paper}">
${table} width="100%" class="papel" lang="es-MX" style="${styles.paper}"><tr><td align="center" style="padding:24px 12px">
${table} width="100%" style="max-width:560px"><tr><td style="padding:0 8px 16px">
${table}><tr><td style="${styles.housing}">${table}><tr>${lamp}</tr></table></td><td class="tinta" style="${styles.name}">${name}</td></tr></table>
</td></tr><tr><td class="tarjeta" style="${styles.card}">
<h1 class="tinta" style="${styles.title}">${escapeUTF8(title)}</h1>
${paragraphs.map(paragraph).join('\n')}
${code ? codeBox(code) : ''}${action ? button(action) : ''}
<p class="suave" style="margin:24px 0 0;${styles.soft}">${escapeUTF8(closing)}${way ? ` ${link(way)}` : ''}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

const paragraph = (text: string) => `<p class="tinta" style="${styles.paragraph}">${escapeUTF8(text)}</p>`

function link({ label, url }: { label: string; url: string }): string {
  return `<a class="enlace" href="${escapeUTF8(url)}" style="${styles.link}">${escapeUTF8(label)}</a>`
}

/** One press or one tap selects all of it, and nothing else. */
function codeBox(code: string): string {
  return `${table} style="margin:0 0 16px"><tr><td class="codigo" align="center" style="${styles.code}">${escapeUTF8(code)}</td></tr></table>\n`
}

/** The button, and its address for whoever cannot press it. */
function button({ label, url }: { label: string; url: string }): string {
  const address = escapeUTF8(url)
  const shown = `<span style="${styles.address}">${address}</span>`
  return `${table} style="margin:24px 0"><tr><td class="boton" style="${styles.button}"><a href="${address}" style="${styles.buttonLink}">${escapeUTF8(label)}</a></td></tr></table>
<p class="suave" style="margin:0 0 16px;${styles.soft}">O copia esta dirección en tu navegador:<br>${shown}</p>`
}
