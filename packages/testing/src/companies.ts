import { Figures } from '@semaforo/contracts'

/** A small shop with a green light; a test overrides the figures it checks. */
export const aCompany = (changes: Partial<Figures> = {}): Figures => ({
  activo_corriente: 150_000,
  pasivo_corriente: 80_000,
  total_activos: 400_000,
  total_pasivos: 180_000,
  costo_ventas: 300_000,
  ventas_totales: 500_000,
  inventario_inicial: 80_000,
  inventario_final: 104_000,
  ventas_credito: 200_000,
  cuentas_por_cobrar: 30_000,
  periodo_meses: 12,
  ...changes,
})

/** Seeded pseudo-random numbers from 0 to 1: the same sequence for the same seed. */
function randomBy(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Random companies of every size and state that the schema accepts, with zeros in some of the fields. */
export function* randomCompanies(seed: number, count: number): Generator<Figures> {
  const random = randomBy(seed)
  const share = () => {
    const kind = random()
    if (kind < 0.06) return 0
    return kind < 0.1 ? 1 : random()
  }
  for (let i = 0; i < count; i++) {
    const total_activos = 10 ** (1 + 10 * random())
    const activo_corriente = total_activos * share()
    const inventario_final = activo_corriente * share()
    const total_pasivos = total_activos * 1.6 * share()
    const ventas_totales = random() < 0.03 ? 0 : total_activos * 10 ** (2.5 * random() - 1.5)
    const ventas_credito = ventas_totales * share()
    yield {
      activo_corriente,
      inventario_final,
      cuentas_por_cobrar: (activo_corriente - inventario_final) * share(),
      total_activos,
      total_pasivos,
      pasivo_corriente: total_pasivos * share(),
      ventas_totales,
      costo_ventas: ventas_totales * 1.2 * share(),
      inventario_inicial: inventario_final * 2 * share(),
      ventas_credito,
      periodo_meses: 1 + Math.floor(12 * random()),
    }
  }
}

/** Whether the schema accepts these figures; tests use only valid companies. */
export const isAccepted = (figures: Figures) => Figures.safeParse(figures).success
