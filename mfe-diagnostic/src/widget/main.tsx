import '@semaforo/ui/styles'
import { createRoot } from 'react-dom/client'
import './frame.css'
import { readContext } from './page/context.ts'
import { Framed } from './page/framed.tsx'
import { Refused } from './page/refused.tsx'

const element = document.getElementById('semaforo')
if (element) {
  const context = readContext()
  createRoot(element).render(
    'error' in context ? <Refused {...context} /> : <Framed context={context} element={element} />,
  )
}
