import { balanceGeneral } from './balance-general.ts'
import { buroDeCredito } from './buro-de-credito-empresarial.ts'
import { capitalDeTrabajo } from './capital-de-trabajo.ts'
import { cfdi } from './cfdi-4-0.ts'
import { controlDeInventarios } from './control-de-inventarios.ts'
import { costosFijosYVariables } from './costos-fijos-y-variables.ts'
import { creditoPyme } from './credito-pyme.ts'
import { cuentasPorCobrar } from './cuentas-por-cobrar.ts'
import { estadoDeResultados } from './estado-de-resultados.ts'
import { factorajeFinanciero } from './factoraje-financiero.ts'
import { fijacionDePrecios } from './fijacion-de-precios.ts'
import { flujoDeEfectivo } from './flujo-de-efectivo.ts'
import { isrEIva } from './isr-e-iva.ts'
import { margenDeUtilidad } from './margen-de-utilidad.ts'
import { nivelDeEndeudamiento } from './nivel-de-endeudamiento.ts'
import { politicasDeCredito } from './politicas-de-credito.ts'
import { presupuestoDelNegocio } from './presupuesto-del-negocio.ts'
import { pruebaAcida } from './prueba-acida.ts'
import { puntoDeEquilibrio } from './punto-de-equilibrio.ts'
import type { TopicQuestions } from './question.ts'
import { razonDeLiquidez } from './razon-de-liquidez.ts'
import { razonesFinancieras } from './razones-financieras.ts'
import { resico } from './resico.ts'
import { rfcYSat } from './rfc-y-sat.ts'
import { rotacionDeInventarios } from './rotacion-de-inventarios.ts'

/** Three questions for each topic that has lessons, in the order of the tags. */
export const questions: readonly TopicQuestions[] = [
  flujoDeEfectivo,
  capitalDeTrabajo,
  razonDeLiquidez,
  pruebaAcida,
  balanceGeneral,
  estadoDeResultados,
  razonesFinancieras,
  puntoDeEquilibrio,
  costosFijosYVariables,
  fijacionDePrecios,
  margenDeUtilidad,
  controlDeInventarios,
  rotacionDeInventarios,
  cuentasPorCobrar,
  politicasDeCredito,
  nivelDeEndeudamiento,
  creditoPyme,
  buroDeCredito,
  factorajeFinanciero,
  rfcYSat,
  cfdi,
  resico,
  isrEIva,
  presupuestoDelNegocio,
]
