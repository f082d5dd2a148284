import { escapeUTF8 } from 'entities'

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

const font = 'font-family:system-ui,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeUTF8(text)}</p>`

/** Renders a letter as text and HTML. Styles are inline: many mail clients drop all others. */
export function layout({ title, paragraphs, code, action, closing, way }: Letter): {
  text: string
  html: string
} {
  const text = [
    title,
    ...paragraphs,
    ...(code ? [`    ${code}`] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    closing,
    ...(way ? [`${way.label}: ${way.url}`] : []),
    'Semáforo PyME',
  ].join('\n\n')
  const html = `<!doctype html>
<html lang="es-MX">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeUTF8(title)}</title></head>
<body style="margin:0;padding:24px;background:#f4f4f1;color:#1c2321;${font};font-size:16px;line-height:1.5">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escapeUTF8(title)}</h1>
${paragraphs.map(paragraph).join('\n')}
${code ? codeBlock(code) : ''}${action ? button(action) : ''}
<p style="margin:24px 0 0;color:#5a635f;font-size:14px">${escapeUTF8(closing)}${way ? ` ${link(way)}` : ''}</p>
<p style="margin:16px 0 0;color:#5a635f;font-size:14px">Semáforo PyME</p>
</div>
</body>
</html>
`
  return { text: `${text}\n`, html }
}

function link({ label, url }: { label: string; url: string }): string {
  return `<a href="${escapeUTF8(url)}" style="color:#14532d">${escapeUTF8(label)}</a>`
}

function codeBlock(code: string): string {
  return `<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:8px">${escapeUTF8(code)}</p>`
}

function button({ label, url }: { label: string; url: string }): string {
  const address = escapeUTF8(url)
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#14532d;color:#ffffff;text-decoration:none;font-weight:600">${escapeUTF8(label)}</a></p>
<p style="margin:0 0 16px;color:#5a635f;font-size:14px">O copia esta dirección en tu navegador:<br>${address}</p>`
}
