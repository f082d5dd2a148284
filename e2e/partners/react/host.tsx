import { SemaforoPyme } from '@semaforo/widget/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

type Where = { site: string; partner: string }

function Host({ site, partner }: Where) {
  const [shared, setShared] = useState('')
  const [shown, setShown] = useState(true)
  return (
    <main>
      <h1>Despacho contable</h1>
      <button type="button" onClick={() => setShown(!shown)}>
        {shown ? 'Quitar' : 'Poner'}
      </button>
      {shown && (
        <SemaforoPyme
          site={site}
          partner={partner}
          challenge="reto-del-despacho-0001"
          onShared={({ summary }) => setShared(summary)}
        />
      )}
      <output>{shared}</output>
    </main>
  )
}

const root = document.getElementById('root')
const where: Where = await (await fetch('/where.json')).json()
if (root) createRoot(root).render(<Host {...where} />)
