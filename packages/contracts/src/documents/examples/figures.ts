/** The figures of a healthy shop, in pesos. */
export const figures = {
  activo_corriente: 420_000,
  pasivo_corriente: 210_000,
  total_activos: 900_000,
  total_pasivos: 380_000,
  costo_ventas: 960_000,
  ventas_totales: 1_500_000,
  inventario_inicial: 110_000,
  inventario_final: 120_000,
  ventas_credito: 400_000,
  cuentas_por_cobrar: 60_000,
  periodo_meses: 12,
}
