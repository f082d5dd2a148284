import { type RequestHandler, Router } from 'express'

/** The address of the service worker, which browsers ask for again at each visit. */
export const serviceWorkerPath = '/sw.js'

/** A worker in the place of one that was withdrawn: it deletes all that was kept, and then itself. */
export const withdrawnWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(withdraw()))
async function withdraw() {
  await Promise.allSettled((await caches.keys()).map((name) => caches.delete(name)))
  await registration.unregister()
}
`

/**
 * Withdraws the service worker from all browsers where `off`: each gets the last one at its next visit. Otherwise the
 * shell's file is served with the rest of the site.
 */
export function serviceWorker(setting: 'on' | 'off'): Router {
  const router = Router()
  if (setting === 'off') router.get(serviceWorkerPath, sendWithdrawn)
  return router
}

const sendWithdrawn: RequestHandler = (_req, res) => {
  res.set('Cache-Control', 'no-cache').type('js').send(withdrawnWorker)
}
