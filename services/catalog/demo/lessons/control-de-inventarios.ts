import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const controlDeInventarios = lessonsOf('control-de-inventarios', {
  'Tu kárdex en una hoja: entra, sale, queda': [
    scene(
      'Tres columnas',
      'Kárdex es el nombre elegante de una hoja donde anotas lo que entra, sale y queda de cada producto.',
      timeline('Entra', 'Sale', 'Queda'),
    ),
    scene(
      'Balatas en la refaccionaria',
      'Lupita empieza con 12 juegos, compra 20 y vende 18.',
      bars('piezas', ['Había', 12], ['Entraron', 20], ['Salieron', 18]),
    ),
    scene(
      'Lo que debe haber',
      'El papel dice 14. Si cuentas y hay 13, falta un juego: robo, error o venta sin anotar.',
      formula('12 + 20 − 18', '14 juegos'),
    ),
    scene(
      'Empieza por 20 productos',
      'No lo hagas con todo. Elige los productos en los que tienes más dinero y cuenta cinco por día.',
      number('piezas', 20, 'Productos para empezar'),
    ),
  ],
  'Método ABC: cuida lo que más vale': [
    scene(
      'No todo pesa igual',
      'En la ferretería de Beto, pocos productos mueven casi todo el dinero.',
      bars('porciento', ['A', 80], ['B', 15], ['C', 5]),
    ),
    scene(
      'Clase A',
      'Taladros y bombas: son 20 % de los productos y 80 % del dinero que se mueve. Se cuentan cada semana.',
      number('porciento', 80, 'Del dinero pasa por la clase A'),
    ),
    scene(
      'Clases B y C',
      'La B se cuenta cada mes. La C, tornillos y taquetes, cada tres meses: que no falte y listo.',
      timeline('A: cada semana', 'B: cada mes', 'C: cada tres meses'),
    ),
    scene(
      'Cómo clasificar',
      'Multiplica costo por piezas vendidas al año y ordena de mayor a menor. Los primeros son tu clase A.',
      formula('$ 1,200 × 60 taladros', '$ 72,000'),
    ),
  ],
  'Cuándo volver a pedir: punto de reorden': [
    scene(
      'Ni antes ni después',
      'Una papelería vende 6 paquetes de hojas al día y el proveedor tarda 5 días.',
      formula('6 × 5 días', '30 paquetes'),
    ),
    scene(
      'Un colchón',
      'A veces el camión se atrasa. Guarda dos días más de venta, por si acaso.',
      formula('6 × 2 días', '12 paquetes'),
    ),
    scene(
      'El punto de reorden',
      'Cuando queden 42 paquetes, pide. Así llegan antes de que se acaben.',
      formula('30 + 12', '42 paquetes'),
    ),
    scene(
      'Hazlo visible',
      'Pega una marca en el estante a esa altura. Cuando se vea, se pide: no dependes de un sistema ni de tu memoria.',
      timeline('Se ve la marca', 'Se pide', 'Llega en 5 días'),
    ),
  ],
  'Mermas: el dinero que se va sin hacer ruido': [
    scene(
      'Ponle número',
      'La tienda debía tener $ 60,000 de mercancía y al contar hubo $ 58,200.',
      formula('60,000 − 58,200', '$ 1,800'),
    ),
    scene(
      'Qué tanto es',
      'Vendió $ 90,000 en el mes: la merma es 2 % de sus ventas.',
      formula('1,800 ÷ 90,000', '2 %'),
    ),
    scene(
      'Para recuperarla',
      'Si de cada $ 100 vendidos le quedan $ 20, debe vender $ 9,000 más solo para reponer lo perdido.',
      formula('1,800 ÷ 20 %', '$ 9,000'),
    ),
    scene(
      'Ataca la causa',
      'Separa por motivo: caducado, dañado, faltante. Lo que caduca pronto va al frente; lo que falta, a la vista.',
      bars('pesos', ['Caducado', 1_000], ['Dañado', 300], ['Faltante', 500]),
    ),
  ],
})
