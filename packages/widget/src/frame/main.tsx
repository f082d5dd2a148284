import '@semaforo/ui/styles'
import { createRoot } from 'react-dom/client'
import './frame.css'
import { readContext } from './page/context.ts'
import { Framed } from './page/framed.tsx'
import { Refused } from './page/refused.tsx'
import { typefacesOrNot } from './page/typefaces.ts'

const element = document.getElementById('semaforo')
if (element) {
  const context = readContext()
  void typefacesOrNot().then(() =>
    createRoot(element).render(
      'error' in context ? <Refused {...context} /> : <Framed context={context} element={element} />,
    ),
  )
}
