/** A tag of the shipped content; its id is its position in the list. */
export type TagContent = { id: number; name: string; description: string }

export const tags: readonly TagContent[] = [
  {
    id: 1,
    name: 'Flujo de efectivo',
    description:
      'El dinero que entra y sale de verdad: por qué puedes vender mucho y, aun así, quedarte sin caja.',
  },
  {
    id: 2,
    name: 'Capital de trabajo',
    description:
      'Lo que te queda para operar cada día después de cubrir tus deudas de corto plazo: el aire que respira tu negocio.',
  },
  {
    id: 3,
    name: 'Razón de liquidez',
    description:
      'Cuántos pesos tienes a la mano por cada peso que debes pagar en menos de un año, y cómo saber si te alcanza.',
  },
  {
    id: 4,
    name: 'Prueba ácida',
    description:
      'La liquidez sin contar el inventario: si mañana no vendieras nada, ¿podrías pagar lo que ya debes?',
  },
  {
    id: 5,
    name: 'Balance general',
    description:
      'Una foto de tu negocio en un día exacto: lo que tienes, lo que debes y lo que de verdad es tuyo.',
  },
  {
    id: 6,
    name: 'Estado de resultados',
    description:
      'La película del mes: cuánto vendiste, cuánto te costó, qué gastaste y si al final ganaste o perdiste.',
  },
  {
    id: 7,
    name: 'Razones financieras',
    description:
      'Comparaciones sencillas entre tus cifras que dicen, como un termómetro, qué tan sano está tu negocio.',
  },
  {
    id: 8,
    name: 'Punto de equilibrio',
    description:
      'Cuánto tienes que vender para no perder ni ganar: a partir de ahí, cada venta empieza a dejarte utilidad.',
  },
  {
    id: 9,
    name: 'Costos fijos y variables',
    description:
      'Lo que pagas aunque no vendas y lo que crece con cada venta: separarlos cambia tus decisiones.',
  },
  {
    id: 10,
    name: 'Fijación de precios',
    description:
      'Cómo poner un precio que cubra tus costos, deje ganancia y tenga sentido para tu cliente, sin copiarle al vecino.',
  },
  {
    id: 11,
    name: 'Margen de utilidad',
    description:
      'Qué parte de cada peso vendido se queda contigo, y por qué un margen de 30 % no es sumarle 30 % al costo.',
  },
  {
    id: 12,
    name: 'Control de inventarios',
    description:
      'Saber qué tienes, cuánto y dónde: menos dinero dormido en los estantes, menos mermas y menos «se nos acabó».',
  },
  {
    id: 13,
    name: 'Rotación de inventarios',
    description:
      'Cuántas veces al año vendes y repones tu mercancía, y cuántos días pasa tu dinero parado en el estante.',
  },
  {
    id: 14,
    name: 'Cuentas por cobrar',
    description:
      'Lo que tus clientes ya se llevaron y todavía te deben: cómo llevar la cuenta y cobrar sin perder la relación.',
  },
  {
    id: 15,
    name: 'Políticas de crédito',
    description:
      'A quién fiarle, cuánto y por cuántos días: reglas claras para vender a crédito sin financiar a medio mundo.',
  },
  {
    id: 16,
    name: 'Nivel de endeudamiento',
    description:
      'Qué parte de tu negocio se sostiene con dinero ajeno: cuánta deuda aguantas y cuándo conviene detenerte.',
  },
  {
    id: 17,
    name: 'Crédito PyME',
    description:
      'Cómo elegir un préstamo para tu negocio: CAT (costo total del crédito), plazo, garantías y la prueba de que podrás pagarlo.',
  },
  {
    id: 18,
    name: 'Buró de crédito empresarial',
    description:
      'Tu historial de pagos a la vista de quien presta: cómo leerlo, corregir errores y llegar fuerte a pedir crédito.',
  },
  {
    id: 19,
    name: 'Factoraje financiero',
    description:
      'Convierte hoy en efectivo las facturas que te pagarán en 30, 60 o 90 días, y calcula cuánto te cuesta.',
  },
  {
    id: 20,
    name: 'RFC y SAT',
    description:
      'Tu identidad ante el SAT: inscripción, régimen, contraseña, e.firma y Buzón Tributario, sin miedo ni enredos.',
  },
  {
    id: 21,
    name: 'CFDI 4.0',
    description:
      'Facturar bien a la primera: los datos que exige el CFDI 4.0, cuándo usar PUE o PPD y cómo cancelar con motivo.',
  },
  {
    id: 22,
    name: 'RESICO',
    description:
      'El Régimen Simplificado de Confianza para personas físicas: quién puede entrar, cómo se paga un ISR de 1 % a 2.5 % y qué te deja fuera.',
  },
  {
    id: 23,
    name: 'ISR e IVA',
    description:
      'El impuesto sobre lo que ganas y el 16 % que cobras por cuenta del fisco: cómo apartarlos y pagarlos a tiempo.',
  },
  {
    id: 24,
    name: 'Presupuesto del negocio',
    description:
      'Un plan para tu dinero antes de gastarlo: ventas, costos y gastos mes a mes, y qué hacer si la realidad cambia.',
  },
]
