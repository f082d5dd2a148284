import * as icons from './icons.ts'

/** The icon of a name; an arrow for a name that no icon has. */
export function iconNamed(name: string): icons.Icon {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the page brings every icon for its frontends anyway
  return name in icons ? icons[name as keyof typeof icons] : icons.ChevronRight
}
