import { lifecycles } from '@semaforo/frontend-kit'
import { Container } from '@semaforo/ui'
import styles from './app.module.css'
import { texts } from './texts.ts'

function App() {
  return (
    <Container>
      <div className={styles.page}>
        <h1>{texts.title}</h1>
        <p>{texts.soon}</p>
      </div>
    </Container>
  )
}

export default lifecycles(App)
