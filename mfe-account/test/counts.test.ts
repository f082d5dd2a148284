import { bulkTexts as itemWords } from '../src/options/resources/bulk-items.texts.ts'
import { bulkTexts as userWords } from '../src/options/users/bulk-users.texts.ts'

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
])('%s', (said, expected) => expect(said).toBe(expected))
