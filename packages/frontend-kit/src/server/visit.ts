/** Gives what is rendered next the address of a page, in the place where a browser has it. */
export function visit(path: string): void {
  const { pathname, search, href, origin, host, protocol } = new URL(path, 'https://semaforo.invalid')
  Object.assign(globalThis, { location: { pathname, search, href, origin, host, protocol, hash: '' } })
}
