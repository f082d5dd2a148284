import { lifecycles } from '@semaforo/frontend-kit'
import { Route, Router, Switch } from 'wouter'
import { AllTopics } from './all-topics/all-topics.tsx'
import { Home } from './home/home.tsx'
import { RoadmapPage } from './roadmap-page/roadmap-page.tsx'
import { Roadmaps } from './roadmaps/roadmaps.tsx'
import { TopicPage } from './topic-page/topic-page.tsx'

// A page that is rendered ahead knows no query: the first render of a browser is the same, the next has the query.
function App() {
  return (
    <Router ssrSearch="">
      <Switch>
        <Route path="/home" component={Home} />
        <Route path="/temas" component={AllTopics} />
        <Route path="/temas/*">{({ '*': slug }) => <TopicPage key={slug} slug={slug} />}</Route>
        <Route path="/roadmaps" component={Roadmaps} />
        <Route path="/roadmaps/*">{({ '*': slug }) => <RoadmapPage key={slug} slug={slug} />}</Route>
      </Switch>
    </Router>
  )
}

export default lifecycles(App)
