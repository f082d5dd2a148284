/** The texts of '¿Y si…?'. */
export const whatIfTexts = {
  title: '¿Y si…?',
  lead: 'Mueve una cifra y mira al momento qué pasaría. Se calcula aquí mismo: nada se guarda ni se envía.',
  open: 'Probar cambios',
  failed: 'No pudimos abrir el simulador. Inténtalo de nuevo.',
  clear: 'Volver a tus cifras',
  unchanged: 'sin cambio',
  result: 'Así quedarías',
  was: (score: string, risk: string) => `Hoy: ${score} puntos · ${risk}`,
  risk: (risk: string) => `Riesgo en un año: ${risk}`,
  levers: {
    ventas: ['Vender más o menos', 'Ventas, ventas a crédito y costo cambian juntos'],
    costo: ['Costo de lo que vendes', 'Con los mismos precios'],
    inventario: ['Inventario final', 'Lo que baja se vuelve dinero en caja'],
    cobranza: ['Cuentas por cobrar', 'Lo que cobras se vuelve dinero en caja'],
    corto: ['Deuda de corto plazo', 'Lo que baja pasa a pagarse a más de un año'],
    deuda: ['Deuda total', 'Lo que baja lo cubre capital tuyo o de un socio'],
  },
}
