import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const buroDeCredito = lessonsOf('buro-de-credito-empresarial', {
  'Estar en el Buró no es malo': [
    scene(
      'El mito',
      'El Buró no es una lista negra: guarda la historia de tus créditos, los pagados a tiempo y los atrasados.',
    ),
    scene(
      'Quién aparece',
      'Empresas y personas con actividad empresarial que han tenido tarjeta, préstamo o línea de crédito.',
      timeline('Bancos', 'Financieras', 'Algunos proveedores'),
    ),
    scene(
      'El Buró no decide',
      'Quien aprueba o rechaza es el que presta. El Buró solo le muestra tu historia.',
    ),
    scene(
      'Un buen historial ayuda a negociar',
      'Si logras bajar la tasa de 34 % a 26 % y debes $ 150,000 todo el año, pagas $ 12,000 menos de interés.',
      formula('150,000 × (34 % − 26 %)', '$ 12,000'),
    ),
  ],
  'Consulta tu reporte gratis cada año': [
    scene(
      'Tu derecho',
      'Puedes pedir un Reporte de Crédito Especial sin costo cada 12 meses, directamente a cada sociedad de información.',
      timeline('Buró de Crédito', 'Círculo de Crédito'),
    ),
    scene(
      'Qué vas a ver',
      'Cada crédito: quién lo dio, cuánto debes, si pagas a tiempo y quién consultó tu historial.',
      timeline('Saldo', 'Pagos', 'Consultas'),
    ),
    scene(
      'Busca tres cosas',
      'Créditos que no reconoces, atrasos que no existieron y deudas que ya pagaste y siguen abiertas.',
      number('piezas', 3, 'Cosas que revisar'),
    ),
    scene(
      'Si hay un error',
      'Presenta una reclamación. Quien dio el crédito tiene 30 días naturales para responder; si no, el dato se modifica o se borra.',
      number('dias', 30, 'Para que te respondan'),
    ),
  ],
  'Cómo construir historial desde cero': [
    scene(
      'Sin historia no hay confianza',
      'Si nunca has tenido un crédito, el banco no sabe cómo pagas. Empieza con uno chico.',
    ),
    scene(
      'Un crédito que puedas pagar',
      'Una tarjeta de negocio con límite de $ 10,000, usada para la gasolina y pagada completa cada mes.',
      number('pesos', 10_000, 'Límite para empezar'),
    ),
    scene(
      'No la llenes',
      'Usar menos de 30 % del límite suele verse sano: en este caso, menos de $ 3,000.',
      formula('10,000 × 30 %', '$ 3,000'),
    ),
    scene(
      'Dale tiempo',
      'Doce meses de pagos puntuales dicen más de ti que un solo pago grande. Programa el pago automático.',
      timeline('Mes 1', 'Mes 6', 'Mes 12'),
    ),
  ],
  'Quitas, atrasos y cuánto se quedan': [
    scene(
      'Cada atraso deja huella',
      'El reporte muestra cuántos días te has atrasado. Un olvido de una semana pesa menos que noventa días.',
      bars('dias', ['Olvido', 7], ['Atraso serio', 90]),
    ),
    scene(
      'No duran para siempre',
      'Según el monto, el registro se borra entre 1 y 6 años; algunos casos duran más. Y borrarse no perdona la deuda.',
      timeline('1 año', '2 años', '4 años', '6 años'),
    ),
    scene(
      'La quita tiene precio',
      'Si debías $ 50,000 y negocias pagar $ 30,000, el reporte anota que no pagaste completo.',
      bars('pesos', ['Debías', 50_000], ['Pagaste', 30_000]),
    ),
    scene(
      'La mejor salida',
      'Antes de atrasarte, pide reestructurar: más plazo y un pago menor. Al terminar, pide tu carta finiquito.',
      timeline('Avisa', 'Reestructura', 'Paga', 'Guarda el finiquito'),
    ),
  ],
})
