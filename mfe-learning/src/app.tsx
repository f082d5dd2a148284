import { lifecycles } from '@semaforo/frontend-kit'
import { lazy, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { Home } from './home/home.tsx'
import './later-styles.ts'
import { Arriving } from './page/arriving.tsx'

const load = () => import(/* webpackChunkName: "later-pages" */ './later-pages.ts')
const AllTopics = lazy(async () => ({ default: (await load()).AllTopics }))
const TopicPage = lazy(async () => ({ default: (await load()).TopicPage }))
const Roadmaps = lazy(async () => ({ default: (await load()).Roadmaps }))
const RoadmapPage = lazy(async () => ({ default: (await load()).RoadmapPage }))

// A page that is rendered ahead knows no query: the first render of a browser is the same, the next has the query.
function App() {
  return (
    <Router ssrSearch="">
      <Suspense fallback={<Arriving />}>
        <Switch>
          <Route path="/home" component={Home} />
          <Route path="/temas" component={AllTopics} />
          <Route path="/temas/*">{({ '*': slug }) => <TopicPage key={slug} slug={slug} />}</Route>
          <Route path="/roadmaps" component={Roadmaps} />
          <Route path="/roadmaps/*">{({ '*': slug }) => <RoadmapPage key={slug} slug={slug} />}</Route>
        </Switch>
      </Suspense>
    </Router>
  )
}

export default lifecycles(App)
