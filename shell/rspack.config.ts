import { host } from '@semaforo/frontend-kit/build'

export default host(import.meta.dirname)
