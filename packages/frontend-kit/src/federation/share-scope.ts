/** A module that the page holds once, in the form of Module Federation's share scopes. */
type Shared = { get(): Promise<() => unknown>; loaded: true; from: 'shell' }

/** What the shell shares with every frontend, by name and version. */
export const shareScope: Record<string, Record<string, Shared>> = {}

const modules = new Map<string, unknown>()

/** Shares a module of the shell. Its build calls this for each before anything else runs (`build/host.ts`). */
export function share(name: string, version: string, module: unknown): void {
  modules.set(name, module)
  shareScope[name] = { [version]: { get: async () => () => module, loaded: true, from: 'shell' } }
}

/** @throws for a module that the shell does not share; a release that needs one is refused before it is published */
export function sharedModule(name: string): unknown {
  if (!modules.has(name)) throw new Error(`the shell shares no ${name}`)
  return modules.get(name)
}
