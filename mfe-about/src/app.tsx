import { lifecycles } from '@semaforo/frontend-kit'
import { Page } from './page.tsx'

export default lifecycles(Page)
