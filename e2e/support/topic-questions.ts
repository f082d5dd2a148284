import { readTagPage } from '@semaforo/contracts'
import type { Page } from 'playwright-core'

/** The questions of the topic on a page, and what follows once it is learned. */
export const questionsOf = (page: Page) => page.getByRole('region', { name: '¿Ya lo dominas?' })

/** The questions of a topic, as its page has them. */
export async function questionsAbout(page: Page, slug: string) {
  const address = new URL(`/api/catalog/tags/${slug}/page`, page.url())
  const { page: shown } = readTagPage.answer.parse(await (await fetch(address)).json())
  if (!shown) throw new Error(`no topic ${slug}`)
  return shown.questions
}

/** Answers one question of the topic on a page, by the answer's text. */
export async function answer(page: Page, text: string): Promise<void> {
  await questionsOf(page).getByRole('radio', { name: text, exact: true }).check()
  await questionsOf(page).getByRole('button', { name: 'Responder' }).click()
}

/** Answers every question of the topic on a page rightly. */
export async function learn(page: Page, slug: string): Promise<void> {
  for (const { answers } of await questionsAbout(page, slug)) {
    await answer(page, answers.find(({ right }) => right)?.text ?? '')
    await questionsOf(page)
      .getByRole('button', { name: /^(Siguiente pregunta|Terminar)$/ })
      .click()
  }
}
