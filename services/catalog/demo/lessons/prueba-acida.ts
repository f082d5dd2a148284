import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const pruebaAcida = lessonsOf('prueba-acida', {
  'La prueba ácida en un minuto': [
    scene(
      'Quita el inventario',
      'Una tienda suma $ 100,000 entre caja, mercancía y cobros, pero $ 70,000 son mercancía en el estante.',
      bars('pesos', ['Inventario', 70_000], ['Caja y por cobrar', 30_000]),
    ),
    scene(
      'Lo que sí es rápido',
      'Quedan $ 30,000 entre efectivo y lo que le deben. Con eso pagaría sus deudas si no vendiera nada más.',
      formula('100,000 − 70,000', '$ 30,000'),
    ),
    scene(
      'Divide entre lo que debes',
      'Debe $ 60,000 a menos de un año. Por cada peso que debe, tiene cincuenta centavos rápidos.',
      formula('30,000 ÷ 60,000', '0.5'),
    ),
    scene(
      'Qué significa',
      'Cerca de 1 suele dar tranquilidad. En abarrotes, 0.5 puede bastar: la mercancía se vende cada semana.',
    ),
  ],
  'Mismo negocio, dos pruebas: liquidez y ácida': [
    scene(
      'Dos talleres, la misma razón',
      'Los dos suman $ 90,000 entre caja, cobros y refacciones, y deben $ 60,000: su razón de liquidez es 1.5.',
      formula('90,000 ÷ 60,000', '1.5'),
    ),
    scene(
      'Mira por dentro',
      'El taller A guarda $ 20,000 en refacciones; el B, $ 65,000.',
      bars('pesos', ['Inventario A', 20_000], ['Inventario B', 65_000]),
    ),
    scene(
      'La ácida los separa',
      'A tiene 1.17: le alcanza sin vender refacciones. B tiene 0.42: depende de venderlas.',
      bars('veces', ['Taller A', 1.17], ['Taller B', 0.42]),
    ),
    scene('La lección', 'Usa las dos juntas: si están lejos una de otra, tu liquidez está en el almacén.'),
  ],
  'No toda cuenta por cobrar es dinero rápido': [
    scene(
      'El número bonito',
      'Una imprenta tiene $ 15,000 en caja, $ 45,000 por cobrar y debe $ 50,000: su prueba ácida es 1.2.',
      formula('(15,000 + 45,000) ÷ 50,000', '1.2'),
    ),
    scene(
      'Revisa la antigüedad',
      'De lo que le deben, $ 25,000 llevan más de 90 días vencidos. Es poco probable que lleguen esta quincena.',
      bars('pesos', ['Al corriente', 20_000], ['Más de 90 días', 25_000]),
    ),
    scene(
      'La prueba honesta',
      'Cuenta solo lo que de verdad vas a cobrar pronto: la razón baja a 0.7.',
      formula('(15,000 + 20,000) ÷ 50,000', '0.7'),
    ),
    scene(
      'Tu tarea',
      'Haz la prueba dos veces, con todo y sin lo vencido. La diferencia es tu lista de cobranza.',
      timeline('Con todo: 1.2', 'Sin lo vencido: 0.7', 'La diferencia: cóbrala'),
    ),
  ],
  'Un plan de 30 días para mejorar tu prueba ácida': [
    scene(
      'Dónde estás',
      'El salón de Paty tiene $ 18,000 en caja y cobros seguros, y debe $ 36,000: su prueba ácida es 0.5.',
      formula('18,000 ÷ 36,000', '0.5'),
    ),
    scene(
      'Semanas 1 y 2: cobra',
      'Llama a las clientas con pagos vencidos, que no contaba como seguros, y recupera $ 6,000.',
      bars('pesos', ['Antes', 18_000], ['Con cobros', 24_000]),
    ),
    scene(
      'Semana 3: convierte',
      'Remata tintes de línea vieja: $ 4,000 de inventario pasan a la caja.',
      bars('pesos', ['Con cobros', 24_000], ['Con remate', 28_000]),
    ),
    scene(
      'Semana 4: no compres de más',
      'Surte solo lo que usará en dos semanas. Con $ 28,000 y la misma deuda, la prueba sube a 0.78.',
      number('veces', 0.78, 'Prueba ácida en 30 días'),
    ),
  ],
})
