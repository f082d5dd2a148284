import { signedIn } from '../support/accounts.ts'
import { calculate, fillIn } from '../support/diagnostics.ts'
import { disagreement } from '../support/disagreements.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

async function lightOf(figures: readonly number[]) {
  const page = await visit('/minegocio', await signedIn(site(), 'user'))
  await fillIn(page, figures)
  await calculate(page)
  const light = page.getByRole('region', { name: 'Semáforo', exact: true })
  await light.getByText('Amarillo: hay que revisar').waitFor()
  return light
}

const names = (ratios: readonly { name: string }[]) =>
  ratios.map(({ name }) => name.toLowerCase()).join(' y ')

test('healthy by the rules and at risk by the model: the light names what weighs most in the model', async () => {
  const { figures, prediction } = await disagreement('healthy')
  const risky = prediction.factores.filter(({ contribution }) => contribution > 0).slice(0, 2)
  const light = await lightOf(figures)
  await light
    .getByText(
      `Tus cifras se ven sanas, pero se parecen a las de empresas que quebraron. Lo que más pesa: ${names(risky)}.`,
      { exact: true },
    )
    .waitFor()
})

test('weak by the rules and safe by the model: the light names what costs most points', async () => {
  const { figures, diagnosis } = await disagreement('weak')
  const { ratios, weaknesses } = diagnosis.details
  const weak = weaknesses.slice(0, 2).flatMap((weak) => ratios.find(({ key }) => key === weak) ?? [])
  const light = await lightOf(figures)
  await light
    .getByText(
      `Las empresas con números parecidos suelen seguir abiertas, pero tu puntaje no pasa de 70. Lo que más te resta: ${names(weak)}.`,
      { exact: true },
    )
    .waitFor()
})
