import type { User } from '@semaforo/contracts'
import { lazyPart } from '@semaforo/frontend-kit'
import { ButtonLink } from '@semaforo/ui'
import { texts } from '../learning.texts.ts'
import styles from './hero.module.css'

const privacy = <span>{texts.hero.privacy}</span>

// Guests never see them, and the page is whole without them. Same chunk as the trial: a module shared by two lazy chunks
// would be split into a third, unnamed one, which the size budget counts as part of the first load.
const LatestLight = lazyPart(() => import(/* webpackChunkName: "page-home" */ './latest-light.tsx'), {
  fallback: privacy,
  failed: privacy,
})
const Lead = lazyPart(() => import(/* webpackChunkName: "page-home" */ './lead.tsx'), { failed: null })
const Next = lazyPart(() => import(/* webpackChunkName: "page-home" */ './next.tsx'), {
  fallback: <div className={styles.next} />,
  failed: null,
})

/** The top of the page for a signed-in user: their name, and the next steps. */
export function Intro({ user }: { user: User }) {
  return (
    <section className={styles.hero}>
      <div>
        <h1 className={styles.greeting}>{texts.intro.title(user.firstName)}</h1>
        <p className={styles.lead}>
          <Lead />
        </p>
        <div className={styles.calls}>
          <ButtonLink href="/minegocio">{texts.intro.diagnose}</ButtonLink>
          <ButtonLink href="#temas" variant="secondary">
            {texts.hero.explore}
          </ButtonLink>
        </div>
        <p className={styles.standing}>
          <LatestLight userId={user.id} otherwise={privacy} />
        </p>
      </div>
      <Next userId={user.id} />
    </section>
  )
}
