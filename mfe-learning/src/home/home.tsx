import { Container } from '@semaforo/ui'
import { Topics } from '../topics/topics.tsx'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { LikedRoadmaps } from './liked-roadmaps.tsx'

export function Home() {
  return (
    <Container>
      <Hero />
      <Topics />
      <LikedRoadmaps />
      <Closing />
    </Container>
  )
}
