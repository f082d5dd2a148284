import { lazyPage, lifecycles, usePath } from '@semaforo/frontend-kit'
import { useEffect } from 'react'
import { keepSending } from './history/outbox/send-waiting.ts'
import { MiNegocio } from './minegocio/minegocio.tsx'

const GuestPage = lazyPage(() => import(/* webpackChunkName: "later-guest" */ './guest/guest-page.tsx'))

function App() {
  const path = usePath()
  // Nothing is below it.
  const isUnknown = path.startsWith('/probar/')
  useEffect(() => {
    if (isUnknown) history.replaceState(null, '', '/home')
  }, [isUnknown])
  if (isUnknown) return null
  return path === '/probar' ? <GuestPage /> : <MiNegocio />
}

const app = lifecycles(App)

export default {
  ...app,
  async bootstrap() {
    await app.bootstrap()
    keepSending()
  },
}
