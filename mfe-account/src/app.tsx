import { lifecycles, useRenderedPath } from '@semaforo/frontend-kit'
import { Redirect, Route, Router, Switch } from 'wouter'
import { ForgotPassword } from './entry/forgot-password.tsx'
import { Login } from './entry/login.tsx'
import { LoginLink } from './entry/login-link.tsx'
import { ResetPassword } from './entry/reset-password.tsx'
import { LaterReturn } from './entry/return/later-return.tsx'
import { StopPulse } from './entry/stop-pulse.tsx'
import { Options } from './options/options.tsx'
import { Profile } from './profile/profile.tsx'
import { Register } from './register/register.tsx'

/** Where nothing is below but what has a route. */
const entries = ['/login', '/register', '/forgot-password', '/reset-password']

// Pages are prerendered without a query. The first client render must match that markup to hydrate; the router follows the
// address afterwards.
function App() {
  return (
    <Router ssrPath={useRenderedPath()} ssrSearch="">
      <Switch>
        <Route path="/login" component={Login} />
        <Route path="/login/link/:token?" component={LoginLink} />
        <Route path="/login/return/:token?" component={LaterReturn} />
        <Route path="/register" component={Register} />
        <Route path="/forgot-password" component={ForgotPassword} />
        <Route path="/reset-password/:token?" component={ResetPassword} />
        <Route path="/pulso/baja/:token?" component={StopPulse} />
        <Route path="/pulso/*?">
          <Redirect to="/profile/pulse" replace />
        </Route>
        <Route path="/profile/*?" component={Profile} />
        <Route path="/options/*?" component={Options} />
        {entries.map((path) => (
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
