import type { User } from '@semaforo/contracts'
import { useLikes, useTags } from '@semaforo/learning-kit'
import { ButtonLink } from '@semaforo/ui'
import { texts } from '../texts.ts'
import styles from './hero.module.css'
import { NextRoadmaps } from './next-roadmaps.tsx'

/** The top of the page for a signed-in user: their name, and the next steps. */
export function Intro({ user }: { user: User }) {
  const { likes } = useLikes()
  const tags = useTags().data
  // A retired tag is not shown anywhere, so it is not counted either.
  const liked = tags ? tags.filter(({ id }) => likes.tags[id]).length : Object.keys(likes.tags).length
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
        <p className={styles.privacy}>{texts.hero.privacy}</p>
      </div>
      <NextRoadmaps userId={user.id} />
    </section>
  )
}
