import { lazy, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Event = { type: string; summary?: string }

const Widget = lazy(() => import('semaforo/widget'))
const theme = { accent: '#7a1fa2' }

function Host({ partner }: { partner: string }) {
  const [events, setEvents] = useState<Event[]>([])
  return (
    <main>
      <h1>Portal federado</h1>
      <Suspense fallback={<p>Un momento</p>}>
        <Widget
          partner={partner}
          challenge="reto-del-portal-000001"
          theme={theme}
          onEvents={(event) => setEvents((before) => [...before, event])}
        />
      </Suspense>
      <output aria-label={events.map(({ type }) => type).join(' ')}>
        {events.find(({ type }) => type === 'shared')?.summary}
      </output>
    </main>
  )
}

const root = document.getElementById('root')
const where = (await (await fetch('/where.json')).json()) as { partner: string }
if (root) createRoot(root).render(<Host {...where} />)
