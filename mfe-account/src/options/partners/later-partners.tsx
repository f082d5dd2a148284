import { lazyPart } from '@semaforo/frontend-kit'
import { Pending } from '../../answer/pending.tsx'
import pageStyles from '../../profile/profile.module.css'
import { texts } from '../options.texts.ts'

/** The partners, whose code no visitor but an admin loads. */
export const LaterPartners = lazyPart(
  () => import(/* webpackChunkName: "later-partners" */ './partners.tsx'),
  { fallback: <Pending label={texts.loadingPartners} className={pageStyles.list} /> },
)
