import type { Figures, Lever } from '@semaforo/contracts'
import { money, percent, percentagePoints } from '../format.ts'

/**
 * Something that an owner can change within a year. `pull` applies it with a strength from 0 to 1, where 1 is
 * the largest credible change; the cash it frees pays short-term debt, since idle cash would not help. `effort`
 * compares levers: the cost of full strength.
 */
export type LeverRule = {
  key: Lever
  name: string
  effort: number
  /** Money from outside, which an owner may not have: used only if nothing else is enough. */
  lastResort?: true
  pull(figures: Figures, strength: number): Figures
  /** What to do, with the amount that it moves. */
  explain(before: Figures, after: Figures): { amount: number; explanation: string }
  tags: readonly string[]
}

/** The largest credible changes within a year, as shares of the current figures. */
const maximum = {
  collected: 0.4,
  stockSold: 0.4,
  cashSpent: 0.5,
  debtMoved: 0.5,
  /** Of the sales, in points of margin. */
  margin: 0.05,
  /** Of the assets. */
  capital: 0.15,
}

/** Rounds to cents. */
const cents = (amount: number) => Math.round(amount * 100) / 100

/** Pays short-term debt out of current assets, at most all of it. */
function payFrom(figures: Figures, available: number): Figures {
  const paid = cents(Math.min(available, figures.pasivo_corriente))
  return {
    ...figures,
    activo_corriente: cents(figures.activo_corriente - paid),
    total_activos: cents(figures.total_activos - paid),
    pasivo_corriente: cents(figures.pasivo_corriente - paid),
    total_pasivos: cents(figures.total_pasivos - paid),
  }
}

const cashOf = ({ activo_corriente, inventario_final, cuentas_por_cobrar }: Figures) =>
  Math.max(0, activo_corriente - inventario_final - cuentas_por_cobrar)

/** From the least to the most effort. */
export const leverRules: readonly LeverRule[] = [
  {
    key: 'cobrar_antes',
    name: 'Cobrar antes',
    effort: 1,
    pull(figures, strength) {
      const collected = cents(figures.cuentas_por_cobrar * maximum.collected * strength)
      return payFrom(
        { ...figures, cuentas_por_cobrar: cents(figures.cuentas_por_cobrar - collected) },
        collected,
      )
    },
    explain(before, after) {
      const amount = before.cuentas_por_cobrar - after.cuentas_por_cobrar
      return {
        amount,
        explanation: `Cobra ${money(amount)} de lo que te deben (${percent(amount / before.cuentas_por_cobrar)}) y úsalo para pagar lo que vence pronto.`,
      }
    },
    tags: ['cuentas-por-cobrar', 'politicas-de-credito', 'factoraje-financiero'],
  },
  {
    key: 'reducir_inventario',
    name: 'Reducir el inventario',
    effort: 1.2,
    pull(figures, strength) {
      const sold = cents(figures.inventario_final * maximum.stockSold * strength)
      return payFrom({ ...figures, inventario_final: cents(figures.inventario_final - sold) }, sold)
    },
    explain(before, after) {
      const amount = before.inventario_final - after.inventario_final
      return {
        amount,
        explanation: `Baja tu inventario en ${money(amount)} (${percent(amount / before.inventario_final)}): compra menos de lo que no rota y paga con eso lo que vence pronto.`,
      }
    },
    tags: ['control-de-inventarios', 'rotacion-de-inventarios'],
  },
  {
    key: 'pagar_deuda',
    name: 'Pagar deuda con tu caja',
    effort: 1.2,
    pull: (figures, strength) => payFrom(figures, cents(cashOf(figures) * maximum.cashSpent * strength)),
    explain(before, after) {
      const amount = before.pasivo_corriente - after.pasivo_corriente
      return {
        amount,
        explanation: `Paga ${money(amount)} de tu deuda de corto plazo con el dinero que tienes en caja y bancos, y conserva al menos la mitad de él.`,
      }
    },
    tags: ['flujo-de-efectivo', 'nivel-de-endeudamiento'],
  },
  {
    key: 'reestructurar_deuda',
    name: 'Pasar deuda a largo plazo',
    effort: 1.5,
    pull: (figures, strength) => ({
      ...figures,
      pasivo_corriente: cents(figures.pasivo_corriente * (1 - maximum.debtMoved * strength)),
    }),
    explain(before, after) {
      const amount = before.pasivo_corriente - after.pasivo_corriente
      return {
        amount,
        explanation: `Acuerda pagar a más de un año ${money(amount)} (${percent(amount / before.pasivo_corriente)}) de tu deuda de corto plazo.`,
      }
    },
    tags: ['credito-pyme', 'buro-de-credito-empresarial'],
  },
  {
    key: 'subir_margen',
    name: 'Subir el margen',
    effort: 2,
    pull: (figures, strength) => ({
      ...figures,
      costo_ventas: cents(
        Math.max(0, figures.costo_ventas - figures.ventas_totales * maximum.margin * strength),
      ),
    }),
    explain(before, after) {
      const amount = before.costo_ventas - after.costo_ventas
      return {
        amount,
        explanation: `Gana ${percentagePoints(amount / before.ventas_totales)} de margen: baja ${money(amount)} el costo de lo que vendes, o sube tus precios por ese monto.`,
      }
    },
    tags: ['margen-de-utilidad', 'fijacion-de-precios'],
  },
  {
    key: 'aportar_capital',
    name: 'Aportar capital',
    effort: 3,
    lastResort: true,
    pull(figures, strength) {
      const given = cents(Math.min(figures.total_activos * maximum.capital * strength, figures.total_pasivos))
      return {
        ...figures,
        pasivo_corriente: cents(Math.max(0, figures.pasivo_corriente - given)),
        total_pasivos: cents(figures.total_pasivos - given),
      }
    },
    explain(before, after) {
      const amount = before.total_pasivos - after.total_pasivos
      return {
        amount,
        explanation: `Pon ${money(amount)} de capital, tuyo o de un socio, para pagar deuda: empieza por la que vence pronto.`,
      }
    },
    tags: ['nivel-de-endeudamiento', 'presupuesto-del-negocio'],
  },
]
