import { lifecycles } from '@semaforo/frontend-kit'
import { Route, Switch } from 'wouter'
import { Home } from './home/home.tsx'
import { Roadmaps } from './roadmaps/roadmaps.tsx'

function App() {
  return (
    <Switch>
      <Route path="/home" component={Home} />
      <Route path="/roadmaps" component={Roadmaps} />
    </Switch>
  )
}

export default lifecycles(App)
