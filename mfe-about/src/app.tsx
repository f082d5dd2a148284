import { helpPage } from '@semaforo/contracts'
import { lazyPage, lifecycles, useRenderedPath } from '@semaforo/frontend-kit'
import { Redirect, Route, Router, Switch } from 'wouter'
import { About } from './about/about.tsx'
import { Contact } from './contact/contact.tsx'
import { Faq } from './faq/faq.tsx'
import { Playground } from './playground/playground.tsx'
import { Privacy } from './privacy/privacy.tsx'

const AllErrors = lazyPage(() => import(/* webpackChunkName: "page-errors" */ './errors/all-errors.tsx'))
const Model = lazyPage(() => import(/* webpackChunkName: "page-model" */ './model/model.tsx'))

/** Where nothing is below but what has a route. */
const pages = ['/nosotros', '/FAQ', '/contact', '/privacidad', '/modelo', '/ayuda/errores', '/aliados/prueba']

function App() {
  return (
    <Router ssrPath={useRenderedPath()} ssrSearch="">
      <Switch>
        <Route path="/nosotros" component={About} />
        <Route path="/FAQ" component={Faq} />
        <Route path="/contact" component={Contact} />
        <Route path="/privacidad" component={Privacy} />
        <Route path="/modelo" component={Model} />
        <Route path="/ayuda/errores" component={AllErrors} />
        <Route path="/ayuda/errores/:code">{({ code }) => <Redirect to={helpPage(code)} replace />}</Route>
        <Route path="/aliados/prueba" component={Playground} />
        {pages.map((path) => (
          // No catch-all: the router follows the address to pages of other frontends before this one is unmounted.
          <Route key={path} path={`${path}/*`}>
            <Redirect to="/home" replace />
          </Route>
        ))}
      </Switch>
    </Router>
  )
}

export default lifecycles(App)
