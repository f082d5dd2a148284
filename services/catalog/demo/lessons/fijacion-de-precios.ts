import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const fijacionDePrecios = lessonsOf('fijacion-de-precios', {
  'El precio que paga todo: método del costo': [
    scene(
      'Suma lo directo',
      'Un librero de la carpintería de Nora lleva $ 900 de madera y $ 600 de mano de obra.',
      bars('pesos', ['Madera', 900], ['Mano de obra', 600]),
    ),
    scene(
      'Reparte lo fijo',
      'Paga $ 20,000 fijos y hace 40 muebles al mes: a cada uno le tocan $ 500.',
      formula('20,000 ÷ 40', '$ 500'),
    ),
    scene(
      'Costo completo',
      'El librero cuesta $ 2,000. Vender por debajo es regalar trabajo.',
      formula('900 + 600 + 500', '$ 2,000'),
    ),
    scene(
      'Agrega tu margen',
      'Si quiere quedarse con 20 % del precio, divide el costo entre 0.80.',
      formula('2,000 ÷ 0.80', '$ 2,500 más IVA'),
    ),
  ],
  'No copies al vecino: precio según el valor': [
    scene(
      'La guerra que nadie gana',
      'Si un servicio te deja $ 50 y le bajas $ 10 al precio, pierdes la quinta parte de tu ganancia.',
      formula('10 ÷ 50', '20 % menos'),
    ),
    scene(
      'Qué compra tu cliente',
      'En el taller de Quique no compran un cambio de balatas: compran tener el coche hoy mismo y con garantía.',
      timeline('Rapidez', 'Garantía', 'Confianza'),
    ),
    scene(
      'Tres opciones',
      'Ofrece básico, completo y exprés: así cada cliente elige cuánto vale para él la rapidez.',
      bars('pesos', ['Básico', 900], ['Completo', 1_250], ['Exprés', 1_600]),
    ),
    scene(
      'Mide',
      'Si de 10 clientes nadie duda por el precio, quizá estás barato. Si 6 se van, revisa qué les ofreces.',
    ),
  ],
  'El descuento que sale caro': [
    scene(
      'Antes del descuento',
      'Una boutique vende blusas en $ 300 que le cuestan $ 180. Cada una deja $ 120.',
      formula('300 − 180', '$ 120'),
    ),
    scene(
      'Con 20 % de rebaja',
      'El precio baja a $ 240 y ahora cada blusa deja solo $ 60: la mitad.',
      formula('240 − 180', '$ 60'),
    ),
    scene(
      'Cuánto más hay que vender',
      'Si vendía 50 blusas, ganaba $ 6,000. Para ganar lo mismo tiene que vender 100.',
      bars('piezas', ['Sin rebaja', 50], ['Con rebaja', 100]),
    ),
    scene(
      'Rebaja con propósito',
      'Úsala para mover mercancía vieja y con fecha de fin, no por costumbre. O regala algo que te cueste poco.',
      timeline('Solo lo lento', 'Con fecha de fin', 'Mide el resultado'),
    ),
  ],
  'Precio con IVA incluido sin equivocarte': [
    scene(
      'El precio que ve tu cliente',
      'Al público se muestra el total a pagar, con impuestos incluidos: lo pide la ley de protección al consumidor.',
      number('pesos', 580, 'Precio al público'),
    ),
    scene(
      'El error común',
      'Quitarle 16 % a $ 580 da $ 487.20, y está mal: el IVA se calculó sobre el precio sin IVA.',
      formula('580 − 16 %', '$ 487.20, incorrecto'),
    ),
    scene(
      'La forma correcta',
      'Divide entre 1.16: tu venta es de $ 500 y los otros $ 80 son IVA.',
      formula('580 ÷ 1.16', '$ 500'),
    ),
    scene(
      'Tu ganancia se calcula sin IVA',
      'Si te costó $ 350 sin IVA, ganas $ 150, no $ 230. Los $ 80 solo pasan por tus manos.',
      bars('pesos', ['Costo', 350], ['Ganancia', 150], ['IVA', 80]),
    ),
  ],
})
