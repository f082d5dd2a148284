import '@semaforo/ui/styles'
import { createRoot } from 'react-dom/client'
import './frame.css'
import { readContext } from './page/context.ts'
import { Framed } from './page/framed.tsx'
import { Refused } from './page/refused.tsx'

// A typeface that comes late would move what a visitor reads: it is for the next time then.
for (const face of document.fonts) face.display = 'optional'

const element = document.getElementById('semaforo')
if (element) {
  const context = readContext()
  createRoot(element).render(
    'error' in context ? <Refused {...context} /> : <Framed context={context} element={element} />,
  )
}
