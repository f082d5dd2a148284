import type { Examples } from './example.ts'
import { accountExamples } from './examples/accounts.ts'
import { catalogExamples } from './examples/catalog.ts'
import { contactExamples } from './examples/contact.ts'
import { diagnosticExamples } from './examples/diagnostic.ts'
import { likesExamples } from './examples/likes.ts'
import { partnerExamples } from './examples/partners.ts'

export const examples: Examples = {
  ...accountExamples,
  ...catalogExamples,
  ...contactExamples,
  ...likesExamples,
  ...diagnosticExamples,
  ...partnerExamples,
}
