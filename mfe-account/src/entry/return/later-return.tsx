import { lazyPage } from '@semaforo/frontend-kit'
import { Pending } from '../../answer/pending.tsx'
import pageStyles from '../../profile/profile.module.css'
import { texts } from '../entry.texts.ts'

const Return = lazyPage(
  () => import(/* webpackChunkName: "later-return" */ './return.tsx'),
  <Pending label={texts.loading} className={pageStyles.list} count={2} />,
)

/** The page for the owner of a closed account, which hardly anybody opens. */
export function LaterReturn({ params: { token } }: { params: { token?: string } }) {
  return <Return token={token} />
}
