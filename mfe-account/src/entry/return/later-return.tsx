import { lazy, Suspense } from 'react'
import { Pending } from '../../answer/pending.tsx'
import pageStyles from '../../profile/profile.module.css'
import { texts } from '../entry.texts.ts'

const Return = lazy(() => import(/* webpackChunkName: "later-return" */ './return.tsx'))

/** The page for the owner of a closed account, which hardly anybody opens. */
export function LaterReturn({ params: { token } }: { params: { token?: string } }) {
  return (
    <Suspense fallback={<Pending label={texts.loading} className={pageStyles.list} count={2} />}>
      <Return token={token} />
    </Suspense>
  )
}
