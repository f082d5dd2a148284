import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const politicasDeCredito = lessonsOf('politicas-de-credito', {
  'Tu política de crédito en una hoja': [
    scene(
      'Cinco reglas por escrito',
      'A quién, cuánto, por cuántos días, qué papeles y qué pasa si no paga.',
      timeline('A quién', 'Cuánto', 'Plazo', 'Papeles', 'Atraso'),
    ),
    scene(
      'Ejemplo: materiales El Roble',
      'Solo a clientes con seis meses comprando de contado. Límite inicial de $ 5,000.',
      number('pesos', 5_000, 'Límite inicial'),
    ),
    scene(
      'Plazo y premio',
      'Da 15 días. Quien paga a tiempo tres veces sube a $ 8,000; quien se atrasa dos, vuelve al contado.',
      bars('pesos', ['Inicio', 5_000], ['3 pagos a tiempo', 8_000]),
    ),
    scene(
      'Dila antes de vender',
      'Una regla que anuncias desde antes no ofende. Una que inventas al cobrar, sí.',
    ),
  ],
  '¿Cuánto puedes fiar sin ahogarte?': [
    scene(
      'Tu límite, no el del cliente',
      'La refaccionaria tiene $ 40,000 libres después de cubrir un mes de gastos.',
      number('pesos', 40_000, 'Lo que puede estar en la calle'),
    ),
    scene(
      'Repártelo',
      'Ningún cliente debe tener más de una quinta parte: si ese falla, sobrevives.',
      formula('40,000 ÷ 5', '$ 8,000 por cliente'),
    ),
    scene(
      'Cuánto venderás',
      'Si los $ 40,000 que fías vuelven cada 30 días, puedes vender a crédito hasta $ 40,000 al mes.',
      formula('40,000 × 30 ÷ 30', '$ 40,000 al mes'),
    ),
    scene(
      'Si el plazo se duplica',
      'A 60 días, el mismo dinero solo sostiene $ 20,000 al mes. El plazo cuesta.',
      bars('pesos', ['A 30 días', 40_000], ['A 60 días', 20_000]),
    ),
  ],
  'Descuento por pronto pago: ¿conviene darlo?': [
    scene(
      'La oferta',
      '«2 % de descuento si pagas en 10 días; si no, a 30». Suena poco.',
      number('porciento', 2, 'Descuento por pagar 20 días antes'),
    ),
    scene(
      'Lo que de verdad cuesta',
      'En una factura de $ 10,000 regalas $ 200 por recibir 20 días antes.',
      formula('10,000 × 2 %', '$ 200'),
    ),
    scene(
      'Llévalo al año',
      'Pagas $ 200 por tener $ 9,800 durante 20 días más: equivale a cerca de 37 % anual.',
      formula('200 ÷ 9,800 × 365 ÷ 20', '37 %'),
    ),
    scene(
      'Decide',
      'Conviene si tu otra opción es un préstamo más caro. Aquí el préstamo cuesta 28 %: mejor no lo des.',
      bars('porciento', ['Descuento', 37], ['Préstamo', 28]),
    ),
  ],
  'Antes de fiar: las cinco preguntas': [
    scene(
      'Carácter',
      '¿Ha pagado a otros? Pide dos referencias de proveedores y llámales.',
      timeline('Carácter', 'Capacidad', 'Capital', 'Garantía', 'Condiciones'),
    ),
    scene(
      'Capacidad',
      'Un restaurante pide $ 15,000 a 30 días. Le quedan libres $ 4,000 por semana: le alcanza, por poco.',
      formula('4,000 × 4 semanas', '$ 16,000 al mes'),
    ),
    scene(
      'Capital y garantía',
      '¿Es suyo el equipo? ¿Quién firma el pagaré? Un aval, alguien que responde por él, da más seguridad.',
    ),
    scene(
      'Condiciones',
      '¿Su negocio vive una temporada buena o mala? Ajusta el plazo a cuando sí tendrá dinero.',
    ),
    scene(
      'Califica y decide',
      'Dale un punto a cada respuesta buena: 4 o 5, crédito completo; 3, la mitad; menos, de contado.',
      bars('pesos', ['4 o 5 puntos', 15_000], ['3 puntos', 7_500]),
    ),
  ],
})
