import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const rfcYSat = lessonsOf('rfc-y-sat', {
  'Tu RFC letra por letra': [
    scene(
      'Tu nombre ante el SAT',
      'El Registro Federal de Contribuyentes te identifica en cada factura y declaración.',
    ),
    scene(
      'Persona física: 13 caracteres',
      'Cuatro letras de tus apellidos y nombre, seis números de tu fecha de nacimiento y tres de homoclave.',
      formula('4 letras + 6 números + 3', '13 caracteres'),
    ),
    scene(
      'Persona moral: 12',
      'Las empresas usan tres letras, la fecha de su constitución y homoclave. Así las distingues de un vistazo.',
      bars('piezas', ['Física', 13], ['Moral', 12]),
    ),
    scene(
      'Cuídalo',
      'Para facturar bastan cuatro datos. Tu constancia completa trae tu domicilio: no la publiques.',
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
      'Es tu firma digital y vale como la de puño y letra. Te la piden para devoluciones y para tu sello digital.',
      timeline('Devoluciones', 'Sello digital', 'Trámites'),
    ),
    scene(
      'Caduca',
      'Dura cuatro años. Si la renuevas en línea antes de que venza, te ahorras la cita.',
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
      'La misma papelería puede pagar distinto según el régimen en que se inscriba. Elegir bien vale dinero.',
    ),
    scene(
      'RESICO',
      'Para personas físicas con ingresos de hasta $ 3,500,000 al año. Tasas bajas, sin restar gastos.',
      number('pesos', 3_500_000, 'Tope de ingresos al año'),
    ),
    scene(
      'Actividad empresarial',
      'Pagas sobre tu utilidad: ingresos menos deducciones. Puede convenir si tus gastos con factura son muy altos.',
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
      'A más tardar el 17 presentas los pagos del mes anterior. Según tu RFC puede haber días extra: confirma con el SAT.',
      number('piezas', 17, 'Día límite de cada mes'),
    ),
    scene(
      'La anual',
      'Las empresas la presentan a más tardar en marzo; las personas físicas obligadas, en abril.',
      timeline('Marzo: morales', 'Abril: físicas'),
    ),
    scene(
      'Buzón Tributario',
      'Ahí te avisa el SAT con validez legal. Habilítalo con correo y celular: no abrirlo no te protege.',
      timeline('Correo', 'Celular', 'Confirma'),
    ),
    scene(
      'En cero también se declara',
      'Si no vendiste, declara en ceros. No hacerlo puede traer multas y dañar tu opinión de cumplimiento.',
      formula('Ventas del mes: $ 0', 'Declaración en ceros'),
    ),
  ],
})
