import type { User } from '@semaforo/contracts'
import { lazyPart } from '@semaforo/frontend-kit'
import { texts } from '../learning.texts.ts'
import styles from './hero.module.css'

// Guests never see them, and load neither them nor the rules of the diagnostic.
const OwnStanding = lazyPart(() => import(/* webpackChunkName: "later-own-home" */ './own-standing.tsx'))
const Next = lazyPart(() => import(/* webpackChunkName: "later-own-home" */ './next.tsx'), { failed: null })

/** The top of the page for a signed-in user: their name, where they stand, and what to learn next. */
export function Intro({ user }: { user: User }) {
  return (
    <section className={styles.hero}>
      <div>
        <h1 className={styles.greeting}>{texts.intro.title(user.firstName)}</h1>
        <div className={styles.standing}>
          <OwnStanding userId={user.id} />
        </div>
      </div>
      <Next userId={user.id} />
    </section>
  )
}
