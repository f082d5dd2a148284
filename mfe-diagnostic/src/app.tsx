import { lifecycles, usePath } from '@semaforo/frontend-kit'
import { lazy, Suspense, useEffect } from 'react'
import { MiNegocio } from './minegocio.tsx'
import { keepSending } from './outbox/send-waiting.ts'

const CertificatePage = lazy(
  () => import(/* webpackChunkName: "later-certificate" */ './certificate/lazy.ts'),
)

const GuestPage = lazy(() => import(/* webpackChunkName: "later-guest" */ './guest/lazy.ts'))

function App() {
  const path = usePath()
  // Nothing is below these two.
  const isUnknown = /^\/(probar|constancia)\//.test(path)
  useEffect(() => {
    if (isUnknown) history.replaceState(null, '', '/home')
  }, [isUnknown])
  if (isUnknown) return null
  if (path !== '/probar' && path !== '/constancia') return <MiNegocio />
  return <Suspense>{path === '/probar' ? <GuestPage /> : <CertificatePage />}</Suspense>
}

const app = lifecycles(App)

export default {
  ...app,
  async bootstrap() {
    await app.bootstrap()
    keepSending()
  },
}
