import { join } from 'node:path'

/** Where everything lies in FRONTENDS_DIR. */
export const layout = {
  release: (dir: string, frontend: string, version: string) => join(dir, 'releases', frontend, version),
  releases: (dir: string, frontend: string) => join(dir, 'releases', frontend),
  registry: (dir: string, frontend: string) => join(dir, 'registry', `${frontend}.json`),
  registries: (dir: string) => join(dir, 'registry'),
  keys: (dir: string) => join(dir, 'keys'),
  key: (dir: string, frontend: string) => join(dir, 'keys', `${frontend}.pub`),
  /** Visitors may read it: whoever builds for the site compares with it. */
  shell: (dir: string) => join(dir, 'federation', 'shell.json'),
  uploads: (dir: string) => join(dir, 'uploads'),
  uploadsOf: (dir: string, frontend: string) => join(dir, 'uploads', frontend),
  upload: (dir: string, frontend: string, id: string) => join(dir, 'uploads', frontend, id),
  lock: (dir: string) => join(dir, 'registry', '.lock'),
}

/** The manifest in a release's folder. */
export const manifestName = 'release.json'
export const manifestIn = (folder: string) => join(folder, manifestName)

/** Ends the name of what is not whole yet, or not any more: whoever holds the lock may remove it. */
export const part = '.part'
