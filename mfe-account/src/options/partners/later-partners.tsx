import { lazy, Suspense } from 'react'
import { Pending } from '../../answer/pending.tsx'
import pageStyles from '../../profile/profile.module.css'
import { texts } from '../options.texts.ts'

const Partners = lazy(() => import(/* webpackChunkName: "later-partners" */ './partners.tsx'))

/** The partners, whose code no visitor but an admin loads. */
export function LaterPartners() {
  return (
    <Suspense fallback={<Pending label={texts.loadingPartners} className={pageStyles.list} />}>
      <Partners />
    </Suspense>
  )
}
