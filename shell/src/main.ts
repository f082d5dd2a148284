import '@semaforo/ui/styles'
import './shell.css'
import { startShell } from './start-shell.tsx'

startShell()
