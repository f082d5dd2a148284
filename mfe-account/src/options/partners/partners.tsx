import { useState } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { addPath, listPath, pathOf } from './addresses.ts'
import { NewPartner } from './new-partner.tsx'
import { PartnerList } from './partner-list.tsx'
import { PartnerPage } from './partner-page.tsx'
import { keepPartner } from './use-partners.ts'

/** The partners: their list, a new one, and a page for each. */
export default function Partners() {
  const [created, setCreated] = useState<string>()
  const [, navigate] = useLocation()
  return (
    <Switch>
      <Route path={addPath}>
        <NewPartner
          onCreated={(partner) => {
            keepPartner(partner)
            setCreated(partner.id)
            navigate(pathOf(partner.id), { replace: true })
          }}
        />
      </Route>
      <Route path={`${listPath}/:id`}>
        {({ id }) => <PartnerPage key={id} id={id} isNew={created === id} />}
      </Route>
      <Route component={PartnerList} />
    </Switch>
  )
}
