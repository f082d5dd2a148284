/** The choices of a person; 'system' follows the device and is the default. */
export type Theme = 'system' | 'light' | 'dark'

/** The localStorage key of the choice. The shell's boot script reads the same key before the first paint. */
export const themeKey = 'semaforo.theme'

const order = ['system', 'light', 'dark'] as const
const listeners = new Set<() => void>()
let chosen: Theme | undefined

/** Parses a stored choice; anything unknown means 'system'. */
export function parseTheme(stored: string | null): Theme {
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** The choice after this one in the cycle. */
export function nextTheme(theme: Theme): Theme {
  return order[(order.indexOf(theme) + 1) % order.length] ?? 'system'
}

/** The theme chosen in this browser. */
export function readTheme(): Theme {
  chosen ??= parseTheme(stored())
  return chosen
}

/** Applies and stores a theme. If storage is refused it applies until the page is left. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Private windows may refuse storage; the choice still applies to this page.
  }
  show(theme)
}

/** Subscribes to changes of the theme, also in other tabs; returns the function to unsubscribe. */
export function watchTheme(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', followOtherTab)
  }
}

function followOtherTab(event: StorageEvent): void {
  if (event.key === themeKey || event.key === null) show(parseTheme(event.newValue))
}

function show(theme: Theme): void {
  chosen = theme
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

function stored(): string | null {
  try {
    return localStorage.getItem(themeKey)
  } catch {
    return null
  }
}
