import { useSession } from '@semaforo/frontend-kit'
import { Container } from '@semaforo/ui'
import { Topics } from '../topics/topics.tsx'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { Intro } from './intro.tsx'
import { LikedRoadmaps } from './liked-roadmaps.tsx'

export function Home() {
  const session = useSession()
  return (
    <Container>
      {session ? <Intro user={session.user} /> : <Hero />}
      <Topics />
      <LikedRoadmaps />
      {!session && <Closing />}
    </Container>
  )
}
