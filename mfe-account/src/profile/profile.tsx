import { useSession } from '@semaforo/frontend-kit'
import { Page } from '@semaforo/ui'
import { Redirect, Route, Switch } from 'wouter'
import { Sections } from '../navigation/sections.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { EditProfile } from './edit/edit-profile.tsx'
import { Favorites } from './favorites/favorites.tsx'
import { Recommended } from './favorites/recommended.tsx'
import { Info } from './info.tsx'
import styles from './profile.module.css'
import { texts } from './profile.texts.ts'
import { MonthlyPulse } from './pulse/pulse.tsx'
import { Security } from './security/security.tsx'

/** The user's own account: its sections, and the recommended roadmaps. */
export function Profile() {
  const session = useSession()
  return (
    <Page title={texts.profile.title} className={styles.page}>
      {session && <Sections label={texts.profile.nav} base="/profile" names={texts.profile.sections} />}
      <div className={styles.columns}>
        <div className={styles.content}>
          <Switch>
            <Route path="/profile/delete" component={DeleteAccount} />
            {session && (
              <Switch>
                <Route path="/profile/info">
                  <Info user={session.user} />
                </Route>
                <Route path="/profile/edit">
                  <EditProfile user={session.user} />
                </Route>
                <Route path="/profile/favorites" component={Favorites} />
                <Route path="/profile/security" component={Security} />
                <Route path="/profile/pulse">
                  <MonthlyPulse user={session.user} />
                </Route>
                <Redirect to="/profile/info" replace />
              </Switch>
            )}
          </Switch>
        </div>
        {session && <Recommended userId={session.user.id} />}
      </div>
    </Page>
  )
}
