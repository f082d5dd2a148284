import type { User } from '@semaforo/contracts'
import { ButtonLink } from '@semaforo/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import { texts } from '../learning.texts.ts'
import styles from './hero.module.css'
import type { LatestLightProps } from './latest-light.tsx'

// Guests never see them, and the page is whole without them. Same chunk as the trial: a module shared by two lazy chunks
// would be split into a third, unnamed one, which the size budget counts as part of the first load.
const load = () => import(/* webpackChunkName: "page-home" */ './standing.ts').catch(() => undefined)
const LatestLight = lazy<ComponentType<LatestLightProps>>(async () => ({
  default: (await load())?.LatestLight ?? (({ otherwise }) => otherwise),
}))
const Lead = lazy<ComponentType>(async () => ({ default: (await load())?.Lead ?? (() => null) }))
const Next = lazy<ComponentType<{ userId: string }>>(async () => ({
  default: (await load())?.Next ?? (() => null),
}))

/** The top of the page for a signed-in user: their name, and the next steps. */
export function Intro({ user }: { user: User }) {
  const privacy = <span>{texts.hero.privacy}</span>
  return (
    <section className={styles.hero}>
      <div>
        <h1 className={styles.greeting}>{texts.intro.title(user.firstName)}</h1>
        <p className={styles.lead}>
          <Suspense>
            <Lead />
          </Suspense>
        </p>
        <div className={styles.calls}>
          <ButtonLink href="/minegocio">{texts.intro.diagnose}</ButtonLink>
          <ButtonLink href="#temas" variant="secondary">
            {texts.hero.explore}
          </ButtonLink>
        </div>
        <p className={styles.standing}>
          <Suspense fallback={privacy}>
            <LatestLight userId={user.id} otherwise={privacy} />
          </Suspense>
        </p>
      </div>
      <Suspense fallback={<div className={styles.next} />}>
        <Next userId={user.id} />
      </Suspense>
    </section>
  )
}
