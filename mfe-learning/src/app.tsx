import { lifecycles } from '@semaforo/frontend-kit'

function App() {
  return <h1>Hola</h1>
}

export default lifecycles(App)
