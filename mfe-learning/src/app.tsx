import { lifecycles, useRenderedPath, whenIdle } from '@semaforo/frontend-kit'
import { sendLearning } from '@semaforo/learning-kit'
import { useEffect } from 'react'
import { Redirect, Route, Router, Switch } from 'wouter'
import { Home } from './home/home.tsx'
import { AllTopics, loadCatalogPages, RoadmapPage, Roadmaps, TopicPage } from './later-pages.tsx'

// Pages are prerendered without a query. The first client render must match that markup to hydrate; the router follows the
// address afterwards.
function App() {
  // Prefetched when idle, so that a click need not wait and the service worker can cache it. A failure is ignored: the
  // click loads it again.
  useEffect(() => whenIdle(() => void loadCatalogPages().catch(() => undefined)), [])
  return (
    <Router ssrPath={useRenderedPath()} ssrSearch="">
      <Switch>
        <Route path="/home" component={Home} />
        <Route path="/home/*">
          <Redirect to="/home" replace />
        </Route>
        <Route path="/temas" component={AllTopics} />
        <Route path="/temas/*">{({ '*': slug }) => <TopicPage key={slug} slug={slug} />}</Route>
        <Route path="/roadmaps" component={Roadmaps} />
        <Route path="/roadmaps/*">{({ '*': slug }) => <RoadmapPage key={slug} slug={slug} />}</Route>
      </Switch>
    </Router>
  )
}

const app = lifecycles(App)

export default {
  ...app,
  async bootstrap() {
    await app.bootstrap()
    sendLearning()
  },
}
