import { texts as deliveries } from '../src/options/partners/deliveries/texts.ts'
import { bulkWords as itemWords } from '../src/options/resources/bulk-words.ts'
import { bulkWords as userWords } from '../src/options/users/bulk-words.ts'

const topics = itemWords('Temas elegidos', 'tema', 'temas')

test.each([
  [userWords.all(1), 'Elegir a quien está en esta página'],
  [userWords.all(2), 'Elegir a los 2 de esta página'],
  [userWords.consequence(true, 1), 'Podrá entrar otra vez.'],
  [
    userWords.consequence(false, 1),
    'Sus sesiones terminan en ese momento, y no podrá entrar hasta que la actives.',
  ],
  [topics.all(1), 'Elegir el que está en la lista'],
  [
    topics.consequence(true, 1),
    'Deja de verse en el sitio en ese momento. Puedes recuperarlo cuando quieras.',
  ],
  [topics.consequence(false, 1), 'Se ve otra vez en el sitio, en el lugar que tenía.'],
  [deliveries.lead(1, false), 'Su servidor no recibió un resultado que alguien compartió.'],
  [
    deliveries.lead(50, true),
    'Su servidor no recibió más de 50 resultados que se compartieron. Estos son los últimos.',
  ],
  [deliveries.retried(0), 'Ya no quedaba ninguno por enviar de nuevo.'],
  [deliveries.retried(1), 'Estamos enviando de nuevo un resultado.'],
  [deliveries.retried(100), 'Estamos enviando de nuevo 100 resultados.'],
])('%s', (said, expected) => expect(said).toBe(expected))
