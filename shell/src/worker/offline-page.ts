import { texts } from './worker.texts.ts'

/** A page that can be opened without a network; the title as it stands in HTML. */
export type KeptPage = { path: string; title: string }

/** Not more than the page itself needs: it is made here, and no gateway has set its headers. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'self'",
}

/**
 * A page of its own, without the shell, in the site's looks where those files are kept.
 * @param pages what can be opened instead
 * @param files addresses of the style sheets and of the boot script
 */
export function offlinePage(pages: readonly KeptPage[], files: readonly string[]): Response {
  const items = pages.map(({ path, title }) => `<li><a href="${escaped(path)}">${escaped(title)}</a></li>`)
  return made(
    files,
    `<h1>${texts.title}</h1><p>${texts.description}</p><p><a href="">${texts.retry}</a></p>` +
      (items.length > 0 ? `<p>${texts.kept}</p><ul>${items.join('')}</ul>` : ''),
  )
}

/** In the place of a lesson's player. */
export function offlineLesson(): Response {
  return made([], `<p>${texts.lesson}</p>`)
}

function made(files: readonly string[], body: string): Response {
  const links = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="${escaped(file)}">`
      : `<script src="${escaped(file)}"></script>`,
  )
  const html = `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${texts.title} · Semáforo PyME</title>${links.join('')}</head><body><main class="offline-page">${body}</main></body></html>`
  return new Response(html, { status: 503, statusText: 'Offline', headers })
}

/** A text in HTML; what is escaped already stays so. */
function escaped(text: string): string {
  return text
    .replaceAll(/&(?!(?:[a-z]+|#\d+|#x[\da-f]+);)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
