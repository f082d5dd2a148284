import { lifecycles, useRenderedPath, whenIdle } from '@semaforo/frontend-kit'
import { Suspense, useEffect } from 'react'
import { Route, Router, Switch } from 'wouter'
import { Home } from './home/home.tsx'
import { AllTopics, loadCatalogPages, RoadmapPage, Roadmaps, TopicPage } from './later-pages.ts'
import { Arriving } from './page/arriving.tsx'

// A page that is rendered ahead knows its path and no query: the first render of a browser is the same, the next follows
// the address.
function App() {
  // So that a click finds them, and so that they are there without a connection. A failure here is no failure yet.
  useEffect(() => whenIdle(() => void loadCatalogPages().catch(() => undefined)), [])
  return (
    <Router ssrPath={useRenderedPath()} ssrSearch="">
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
