import { LatePart, lifecycles, usePath } from '@semaforo/frontend-kit'
import { lazy, useEffect } from 'react'
import { keepSending } from './history/outbox/send-waiting.ts'
import { MiNegocio } from './minegocio/minegocio.tsx'

const GuestPage = lazy(() => import(/* webpackChunkName: "later-guest" */ './guest/lazy.ts'))

function App() {
  const path = usePath()
  // Nothing is below it.
  const isUnknown = path.startsWith('/probar/')
  useEffect(() => {
    if (isUnknown) history.replaceState(null, '', '/home')
  }, [isUnknown])
  if (isUnknown) return null
  if (path !== '/probar') return <MiNegocio />
  return (
    <LatePart>
      <GuestPage />
    </LatePart>
  )
}

const app = lifecycles(App)

export default {
  ...app,
  async bootstrap() {
    await app.bootstrap()
    keepSending()
  },
}
