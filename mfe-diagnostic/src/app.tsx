import { lifecycles, usePath } from '@semaforo/frontend-kit'
import { lazy, Suspense } from 'react'
import { MiNegocio } from './minegocio.tsx'
import { keepSending } from './outbox/send-waiting.ts'

const CertificatePage = lazy(
  () => import(/* webpackChunkName: "later-certificate" */ './certificate/lazy.ts'),
)

function App() {
  if (usePath() !== '/constancia') return <MiNegocio />
  return (
    <Suspense>
      <CertificatePage />
    </Suspense>
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
