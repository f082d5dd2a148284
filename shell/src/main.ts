import '@semaforo/ui/styles'
import './shell.css'
import { resumeSession } from '@semaforo/frontend-kit'
import { startShell } from './start-shell.tsx'

// In a task of its own: what the page was told meanwhile comes first.
setTimeout(() => void resumeSession().then(startShell))
