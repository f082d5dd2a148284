import {
  forwardedClient,
  isLocalPeer,
  isLoopback,
  isLoopbackHost,
  notFound,
  route,
} from '@semaforo/service-kit'
import { escapeUTF8 } from 'entities'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import PostalMime, { type Email } from 'postal-mime'
import { listMails, readMail } from './file-transport.ts'

const shown = 100
const noScriptsPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

/**
 * `/correo`: a development inbox with the mails that were written to files. They contain codes and links into
 * accounts: requests from other machines get 404.
 */
export function inboxPage(directory: string): Router {
  const router = Router()
  router.use('/correo', localOnly)

  route(router, 'get', '/correo', async (_req, res) => {
    const names = (await listMails(directory)).slice(0, shown)
    const mails = await Promise.all(names.map(async (name) => ({ name, mail: await parse(directory, name) })))
    sendPage(
      res,
      'Correo',
      mails.map(({ name, mail }) => row(name, mail)).join('\n') || '<p>Todavía no hay correos.</p>',
    )
  })

  route(router, 'get', '/correo/:name', async (req, res) => {
    const mail = await parse(directory, String(req.params['name']))
    sendPage(
      res,
      mail.subject ?? '',
      `<p>Para: ${escapeUTF8(addressee(mail))}</p><pre>${linked(mail.text ?? '')}</pre>`,
    )
  })

  route(router, 'get', '/correo/:name/html', async (req, res) => {
    const mail = await parse(directory, String(req.params['name']))
    res
      .set('Content-Security-Policy', `sandbox; ${noScriptsPolicy}`)
      .type('html')
      .send(mail.html ?? '')
  })
  return router
}

const localOnly: RequestHandler = (req, res, next) => {
  if (!isOwnMachine(req)) throw notFound('not-found', 'Esta dirección no existe.')
  res.set('Cache-Control', 'no-store')
  next()
}

async function parse(directory: string, name: string): Promise<Email> {
  const mail = await readMail(directory, name)
  if (!mail) throw notFound('not-found', 'Ese correo no existe.')
  return PostalMime.parse(mail)
}

const addressee = ({ to }: Email) => to?.map(({ address }) => address ?? '').join(', ') ?? ''

function row(name: string, mail: Email): string {
  return `<article><h2><a href="/correo/${name}">${escapeUTF8(mail.subject ?? '')}</a></h2>
<p>Para: ${escapeUTF8(addressee(mail))} · <time>${escapeUTF8(mail.date ?? '')}</time> · <a href="/correo/${name}/html">con formato</a></p>
<pre>${linked(mail.text ?? '')}</pre></article>`
}

/** Escaped plain text with its URLs as links. */
function linked(text: string): string {
  return escapeUTF8(text).replace(/https?:\/\/[^\s<>"']+/g, (url) => `<a href="${url}">${url}</a>`)
}

function sendPage(res: Response, title: string, body: string): void {
  res
    .set('Content-Security-Policy', noScriptsPolicy)
    .type('html')
    .send(`<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeUTF8(title)}</title>
<style>body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}
article{border-top:1px solid #8888;padding:.5rem 0}h2{font-size:1.1rem;margin:.5rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style>
</head><body><h1>${escapeUTF8(title)}</h1>
${body}
</body></html>`)
}

/**
 * Whether a request comes from a browser on this machine, through the gateway. The gateway checks that too; as
 * defence in depth the connection, the forwarded client and the host name must all be loopback.
 */
const isOwnMachine = (req: Request): boolean =>
  isLocalPeer(req) &&
  req.headers['x-forwarded-for'] !== undefined &&
  isLoopback(forwardedClient(req)) &&
  isLoopbackHost(req.headers.host ?? '')
