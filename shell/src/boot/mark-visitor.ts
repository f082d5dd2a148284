import { stored, storedText } from './stored.ts'

/**
 * Shows the chosen theme before the first paint, and nothing that is for guests alone where somebody has signed in: the
 * page never flashes.
 */
export function markVisitor(): void {
  const { dataset } = document.documentElement
  const theme = storedText('semaforo.theme')
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme
  if (stored('semaforo.token')) dataset['session'] = ''
}
