import { openFrontend } from '@semaforo/frontend-kit/testing'
import app from '../src/app.tsx'

export * from '@semaforo/diagnostic-ui/testing'

export const openDiagnostic = () => openFrontend(app)
