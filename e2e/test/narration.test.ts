import type { Page } from 'playwright-core'
import { pauseClock } from '../support/page-clock.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit } = productOfRun()

/** What the stand-in of the browser's voices was told: browsers of tests have none. */
type Spoken = { text: string; lang: string; rate: number }
type Voices = { spoken: Spoken[]; cancels: number; finish(): void; arrive(lang: string): void }

declare const voicesOfTest: Voices

/** Gives the page an English voice. Voices speak until they are told to finish. */
function withVoices(page: Page) {
  return page.addInitScript(() => {
    const voices = [{ lang: 'en-US', localService: true, name: 'en-US' }]
    const synthesis = new EventTarget() as EventTarget & Record<string, unknown>
    const spoken: Spoken[] = []
    let current: EventTarget | undefined
    const state = {
      spoken,
      cancels: 0,
      finish: () => current?.dispatchEvent(new Event('end')),
      arrive(lang: string) {
        voices.push({ lang, localService: true, name: lang })
        synthesis.dispatchEvent(new Event('voiceschanged'))
      },
    }
    class Utterance extends EventTarget {
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    Object.assign(synthesis, {
      getVoices: () => [...voices],
      speak(utterance: Utterance & Spoken) {
        current = utterance
        spoken.push({ text: utterance.text, lang: utterance.lang, rate: utterance.rate })
      },
      cancel() {
        state.cancels += 1
        current?.dispatchEvent(new Event('error'))
      },
    })
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis })
    Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance, voicesOfTest: state })
  })
}

test('a lesson is read aloud once there is a Spanish voice: a scene waits for its words, and the choice is remembered', async () => {
  const page = await visit('/faq')
  await withVoices(page)
  await page.goto(new URL('/lecciones/leccion-flujo-de-efectivo-1', page.url()).href)
  const slider = page.getByRole('slider', { name: 'Avance de la lección' })
  const listen = page.getByRole('button', { name: 'Escuchar la lección' })
  const spoken = () => page.evaluate(() => voicesOfTest.spoken)
  const seconds = async () => Number(await slider.inputValue())
  await slider.waitFor()
  expect(await listen.isVisible()).toBe(false)
  await page.evaluate(() => ['es-ES', 'es-MX'].forEach(voicesOfTest.arrive))
  await listen.waitFor()
  expect(await listen.getAttribute('aria-pressed')).toBe('false')

  await page.clock.install()
  await pauseClock(page)
  const passes = () => page.clock.runFor(1_000)
  await page.keyboard.press('k')
  await passes()
  expect(await seconds()).toBeGreaterThan(0.5)
  expect(await spoken()).toEqual([])
  await listen.click()
  await passes()
  expect(await spoken()).toEqual([
    {
      text: expect.stringMatching(/^Vender no es cobrar\. La refaccionaria de Lupita/),
      lang: 'es-MX',
      rate: 1,
    },
  ])
  // The first scene is shown until its words have been said.
  await slider.fill('6.9')
  await passes()
  await passes()
  const end = await seconds()
  await passes()
  expect(await seconds()).toBe(end)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Vender no es cobrar')
  await page.evaluate(() => voicesOfTest.finish())
  await passes()
  expect(await spoken()).toHaveLength(2)
  expect((await spoken())[1]?.text).toMatch(/^Los pagos no esperan\./)

  // A pause ends the words, and going on says the scene again.
  const cancels = () => page.evaluate(() => voicesOfTest.cancels)
  const before = await cancels()
  await page.getByRole('button', { name: 'Pausar' }).click()
  expect(await cancels()).toBe(before + 1)
  await page.getByRole('button', { name: 'Velocidad: 1×' }).click()
  await page.getByRole('button', { name: 'Reproducir' }).click()
  await passes()
  expect((await spoken())[2]).toEqual({ ...(await spoken())[1], rate: 1.5 })

  for (const remembered of ['true', 'false']) {
    await page.reload()
    await slider.waitFor()
    await page.evaluate(() => voicesOfTest.arrive('es-MX'))
    expect(await listen.getAttribute('aria-pressed')).toBe(remembered)
    await listen.click()
  }
})
