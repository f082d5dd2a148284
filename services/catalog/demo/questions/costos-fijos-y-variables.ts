import { question, right, type TopicQuestions, wrong } from './question.ts'

export const costosFijosYVariables: TopicQuestions = {
  tag: 'costos-fijos-y-variables',
  questions: [
    question(
      '¿Cuál de estos gastos es variable en una panadería?',
      1,
      2,
      wrong('La renta del local', 'La pagas igual con la cortina cerrada: es fija.'),
      right('Las bolsas para el pan', 'Si no vendes, no gastas en bolsas: suben y bajan con tus ventas.'),
      wrong('El sueldo del encargado', 'Se paga vendas o no vendas: es fijo.'),
    ),
    question(
      'Pagas $ 20,000 fijos y $ 10 de material por pieza. ¿Cuánto te cuesta cada una si haces 2,000 en lugar de 1,000?',
      2,
      3,
      right('$ 20', '20,000 ÷ 2,000 + 10 = 20. Con 1,000 costaba 30.'),
      wrong('$ 30, igual que antes', 'El costo fijo se reparte entre el doble: a cada una le toca menos.'),
      wrong('$ 15', 'Lo que baja a la mitad es la parte fija, no el material.'),
    ),
    question(
      'Una costurera fija cuesta $ 12,000 al mes y maquilar, $ 60 por prenda. El mes que viene coserás 150. ¿Qué conviene?',
      4,
      3,
      wrong(
        'Contratar, porque sale más barato por prenda',
        'Con 150 prendas, cada una saldría en 80: más cara que maquilar.',
      ),
      wrong('Da lo mismo', 'Cuestan lo mismo con 200 prendas. Con 150, no.'),
      right('Maquilar', '150 × 60 = 9,000: te ahorras 3,000 y no cargas con un costo fijo.'),
    ),
  ],
}
