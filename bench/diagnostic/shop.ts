/** A shop with a yellow light, so that the search for changes has work to do. */
export const figures = {
  activo_corriente: 150_000,
  pasivo_corriente: 130_000,
  total_activos: 400_000,
  total_pasivos: 250_000,
  costo_ventas: 360_000,
  ventas_totales: 500_000,
  inventario_inicial: 80_000,
  inventario_final: 104_000,
  ventas_credito: 200_000,
  cuentas_por_cobrar: 30_000,
  periodo_meses: 12,
}

export const recordOf = (person: string) => ({ ...figures, predictionTree: 0, score: 64.9, user_id: person })
