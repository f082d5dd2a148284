import { lifecycles, usePath } from '@semaforo/frontend-kit'
import { lazy, Suspense } from 'react'
import { MiNegocio } from './minegocio.tsx'

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

export default lifecycles(App)
