import '@semaforo/ui/styles'
import { startShell } from './start-shell.tsx'

startShell()
