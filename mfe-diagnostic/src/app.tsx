import { lifecycles } from '@semaforo/frontend-kit'
import { MiNegocio } from './minegocio.tsx'

export default lifecycles(MiNegocio)
