import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const rfcYSat = lessonsOf('rfc-y-sat', {
  'Tu RFC letra por letra': [
    scene(
      'Tu nombre ante el SAT',
      'El Registro Federal de Contribuyentes te identifica en cada factura y declaración.',
    ),
    scene(
      'Persona física: 13 caracteres',
      'Cuatro letras de tu nombre, seis números de tu fecha de nacimiento y tres de homoclave.',
      formula('4 letras + 6 números + 3', '13 caracteres'),
    ),
    scene(
      'Persona moral: 12',
      'Las empresas usan tres letras y la fecha de su constitución. Así las distingues de un vistazo.',
      bars('piezas', ['Física', 13], ['Moral', 12]),
    ),
    scene(
      'Cuídalo',
      'Compártelo solo para facturar. Tu constancia completa trae tu domicilio: no la publiques.',
      timeline('RFC', 'Nombre', 'Régimen', 'Código postal'),
    ),
  ],
  'Contraseña y e.firma: cuál es para qué': [
    scene(
      'La contraseña',
      'Con ella entras al portal, descargas tu constancia y presentas muchas declaraciones.',
      timeline('Entrar', 'Consultar', 'Declarar'),
    ),
    scene(
      'La e.firma',
      'Es tu firma autógrafa en archivo: vale lo mismo ante la ley. La pides para devoluciones y para tu sello digital.',
      timeline('Devoluciones', 'Sello digital', 'Trámites'),
    ),
    scene(
      'Caduca',
      'Dura cuatro años. Renuévala antes y te ahorras la cita: en línea, con la que aún está vigente.',
      timeline('Año 1: la tramitas', 'Año 4: la renuevas'),
    ),
    scene(
      'Guárdala bien',
      'Son dos archivos y una clave. Nunca los mandes por mensaje: quien los tiene firma por ti.',
      timeline('Archivo .cer', 'Archivo .key', 'Tu clave'),
    ),
  ],
  'Elige tu régimen sin dolor de cabeza': [
    scene(
      'El régimen dice cómo pagas',
      'La misma papelería puede pagar distinto según dónde se inscriba. Elegir bien vale dinero.',
    ),
    scene(
      'RESICO',
      'Para personas físicas con ingresos de hasta $ 3,500,000 al año. Tasas bajas, sin restar gastos.',
      number('pesos', 3_500_000, 'Tope de ingresos al año'),
    ),
    scene(
      'Actividad empresarial',
      'Pagas sobre tu utilidad: ingresos menos deducciones. Conviene si tus gastos son muy altos.',
      formula('60,000 − 52,000', '$ 8,000 de utilidad'),
    ),
    scene(
      'Compara con tus números',
      'Con $ 60,000 al mes en RESICO pagas 1.5 %: $ 900. Haz la misma cuenta en el otro régimen y decide.',
      formula('60,000 × 1.5 %', '$ 900'),
    ),
  ],
  'Tu calendario con el SAT': [
    scene(
      'El día 17',
      'A más tardar el 17 de cada mes presentas los pagos del mes anterior. Algunos RFC tienen días extra.',
      number('piezas', 17, 'Día límite de cada mes'),
    ),
    scene(
      'La anual',
      'Las empresas la presentan en marzo; las personas físicas obligadas, en abril.',
      timeline('Marzo: morales', 'Abril: físicas'),
    ),
    scene(
      'Buzón Tributario',
      'Ahí te notifican con validez legal. Habilítalo con correo y celular: no leer no te protege.',
      timeline('Correo', 'Celular', 'Confirma'),
    ),
    scene(
      'En cero también se declara',
      'Si no vendiste, presenta en ceros. Dejar de declarar genera multas y daña tu opinión de cumplimiento.',
      formula('Ventas del mes: $ 0', 'Declaración en ceros'),
    ),
  ],
})
