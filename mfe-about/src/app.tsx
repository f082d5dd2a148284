import { lifecycles } from '@semaforo/frontend-kit'
import { Route, Switch } from 'wouter'
import { About } from './about/about.tsx'
import { Contact } from './contact/contact.tsx'
import { Faq } from './faq/faq.tsx'
import { Playground } from './playground/playground.tsx'
import { Privacy } from './privacy/privacy.tsx'

function App() {
  return (
    <Switch>
      <Route path="/nosotros" component={About} />
      <Route path="/FAQ" component={Faq} />
      <Route path="/contact" component={Contact} />
      <Route path="/privacidad" component={Privacy} />
      <Route path="/aliados/prueba" component={Playground} />
    </Switch>
  )
}

export default lifecycles(App)
