import type { Page } from 'playwright-core'
import { eventually } from '../support/eventually.ts'
import { pauseClock } from '../support/page-clock.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit } = productOfRun()

/** What the stand-in of the browser's voices was told: browsers of tests have none. */
type Spoken = { text: string; lang: string; rate: number }
type Voices = { spoken: Spoken[]; cancels: number; finish(): void; arrive(lang: string): void }

declare const voicesOfTest: Voices

/** Gives the page voices of these languages, which speak until they are told to finish. */
function withVoices(page: Page, langs: string[]) {
  return page.addInitScript((given) => {
    const voices = given.map((lang) => ({ lang, localService: true, name: lang }))
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
  }, langs)
}

async function openLesson(langs: string[]) {
  const page = await visit('/faq')
  await withVoices(page, langs)
  await page.goto(new URL('/lecciones/leccion-flujo-de-efectivo-1', page.url()).href)
  const slider = page.getByRole('slider', { name: 'Avance de la lección' })
  await slider.waitFor()
  return {
    page,
    slider,
    listen: page.getByRole('button', { name: 'Escuchar la lección' }),
    spoken: () => page.evaluate(() => voicesOfTest.spoken),
    seconds: async () => Number(await slider.inputValue()),
  }
}

const times = (expected: number, spoken: () => Promise<Spoken[]>) =>
  eventually(async () => (await spoken()).length === expected)

test('without a Spanish voice nothing is offered, until one arrives', async () => {
  const { page, listen } = await openLesson(['en-US'])
  expect(await listen.isVisible()).toBe(false)
  await page.evaluate(() => voicesOfTest.arrive('es-ES'))
  await listen.waitFor()
})

test('it is off at first; turned on it says each scene, which waits for its words', async () => {
  const { page, slider, listen, spoken, seconds } = await openLesson(['es-ES', 'es-MX'])
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
  expect(await spoken()).toHaveLength(1)
  expect((await spoken())[0]).toMatchObject({ lang: 'es-MX', rate: 1 })
  expect((await spoken())[0]?.text).toMatch(/^Vender no es cobrar\. La refaccionaria de Lupita/)
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
})

test('a pause ends it, going on says the scene again, and the choice is remembered until it is taken back', async () => {
  const { page, listen, spoken, slider } = await openLesson(['es-MX'])
  await listen.click()
  await page.getByRole('button', { name: 'Reproducir' }).click()
  await times(1, spoken)
  await page.getByRole('button', { name: 'Pausar' }).click()
  await eventually(() => page.evaluate(() => voicesOfTest.cancels > 0))
  await page.getByRole('button', { name: 'Velocidad: 1×' }).click()
  await page.getByRole('button', { name: 'Reproducir' }).click()
  await times(2, spoken)
  expect((await spoken())[1]).toMatchObject({ text: (await spoken())[0]?.text, rate: 1.5 })
  await page.reload()
  await slider.waitFor()
  expect(await listen.getAttribute('aria-pressed')).toBe('true')
  await listen.click()
  await page.reload()
  await slider.waitFor()
  expect(await listen.getAttribute('aria-pressed')).toBe('false')
})
