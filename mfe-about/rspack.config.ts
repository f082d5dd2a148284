import { remote } from '@semaforo/frontend-kit/build'

export default remote(import.meta.dirname)
