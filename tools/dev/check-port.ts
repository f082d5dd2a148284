import { createServer } from 'node:net'

/** Why a port of this machine cannot be had, as a sentence in Spanish; undefined where it can. */
export function whyNotPort(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', ({ code }: NodeJS.ErrnoException) =>
        resolve(
          code === 'EADDRINUSE'
            ? `El puerto ${port} está ocupado; elige otro.`
            : `No se puede usar el puerto ${port} (${code}); elige otro.`,
        ),
      )
      .listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)))
  })
}
