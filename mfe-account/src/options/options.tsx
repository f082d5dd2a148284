import { useSession } from '@semaforo/frontend-kit'
import { Page } from '@semaforo/ui'
import { useEffect } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { Sections } from '../navigation/sections.tsx'
import pageStyles from '../profile/profile.module.css'
import { Audit } from './audit/audit.tsx'
import { watchRole } from './lost-role/watch-role.ts'
import { texts } from './options.texts.ts'
import { LaterPartners } from './partners/later-partners.tsx'
import { Resources } from './resources/resources.tsx'
import { Users } from './users/users.tsx'

/** The admin pages: users, catalog editor, partners, audit log. */
export function Options() {
  const user = useSession()?.user
  useEffect(watchRole, [])
  if (user?.role !== 'admin') return null
  return (
    <Page title={texts.title} className={pageStyles.page}>
      <Sections label={texts.nav} base="/options" names={texts.sections} />
      <Switch>
        <Route path="/options/edit" component={Resources} />
        <Route path="/options/audit" component={Audit} />
        <Route path="/options/aliados/*?" component={LaterPartners} />
        <Route path="/options/:section?">
          {({ section = 'info' }) =>
            section === 'info' ? <Users ownId={user.id} /> : <Redirect to="/options" replace />
          }
        </Route>
        <Route path="/options/*">
          <Redirect to="/home" replace />
        </Route>
      </Switch>
    </Page>
  )
}
