import type { PageHead } from '@semaforo/contracts'
import { texts } from './faq.texts.ts'

const entries = texts.groups.flatMap((group) => group.entries)

/** What the page says of itself to search engines: each question with its answer. */
export const head: PageHead = {
  title: texts.title,
  description: texts.description,
  structuredData: [
    {
      '@type': 'FAQPage',
      mainEntity: entries.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      })),
    },
  ],
}
