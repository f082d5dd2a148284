import type { User } from '@semaforo/contracts'
import { useLikes, useTags } from '@semaforo/learning-kit'
import { ButtonLink } from '@semaforo/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import { texts } from '../texts.ts'
import styles from './hero.module.css'
import type { LatestLightProps } from './latest-light.tsx'

// Guests never see them, and the page is whole without them.
const load = () => import(/* webpackChunkName: "later-standing" */ './standing.ts').catch(() => undefined)
const LatestLight = lazy<ComponentType<LatestLightProps>>(async () => ({
  default: (await load())?.LatestLight ?? (({ otherwise }) => otherwise),
}))
const NextRoadmaps = lazy<ComponentType<{ userId: string }>>(async () => ({
  default: (await load())?.NextRoadmaps ?? (() => null),
}))

/** The top of the page for a signed-in user: their name, and the next steps. */
export function Intro({ user }: { user: User }) {
  const { likes } = useLikes()
  const tags = useTags().data
  // A retired tag is not shown anywhere, so it is not counted either.
  const liked = tags ? tags.filter(({ id }) => likes.tags[id]).length : Object.keys(likes.tags).length
  const { privacy } = texts.hero
  return (
    <section className={styles.hero}>
      <div>
        <h1 className={styles.greeting}>{texts.intro.title(user.firstName)}</h1>
        <p className={styles.lead}>{liked === 0 ? texts.intro.begin : texts.intro.goOn(liked)}</p>
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
        <NextRoadmaps userId={user.id} />
      </Suspense>
    </section>
  )
}
