import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const nivelDeEndeudamiento = lessonsOf('nivel-de-endeudamiento', {
  '¿Cuánto de tu negocio es prestado?': [
    scene(
      'La proporción',
      'El taller de Quique tiene activos de $ 500,000 y debe $ 225,000.',
      bars('pesos', ['Activos', 500_000], ['Deudas', 225_000]),
    ),
    scene(
      'La división',
      'Lo que debe entre todo lo que tiene: 45 centavos de cada peso son de alguien más.',
      formula('225,000 ÷ 500,000', '45 %'),
    ),
    scene(
      'Cómo leerlo',
      'Abajo de 50 %, la mayor parte es tuya. Arriba de 70 %, un mal trimestre puede ponerte contra la pared.',
      bars('porciento', ['El taller', 45], ['Zona de cuidado', 60], ['Zona de riesgo', 70]),
    ),
    scene(
      'El giro cuenta',
      'Quien tiene ventas estables aguanta más deuda que quien vende por temporada. Usa estos números como guía.',
    ),
  ],
  'Deuda buena y deuda que te hunde': [
    scene(
      'La que se paga sola',
      'Un horno de $ 60,000 deja $ 4,500 más al mes y su crédito cuesta $ 2,900 mensuales.',
      bars('pesos', ['Deja', 4_500], ['Cuesta', 2_900]),
    ),
    scene(
      'Le sobra',
      'Después de pagar el crédito quedan $ 1,600 cada mes. Esa deuda trabaja para ti.',
      formula('4,500 − 2,900', '$ 1,600'),
    ),
    scene(
      'La que tapa hoyos',
      'Pedir prestado cada mes para la nómina no trae ingresos nuevos: el hoyo vuelve, con intereses.',
      timeline('Falta dinero', 'Pides', 'Pagas intereses', 'Falta más'),
    ),
    scene(
      'La prueba',
      'Antes de firmar, escribe qué ingreso nuevo la pagará y desde cuándo. Si no puedes, no la tomes.',
    ),
  ],
  'Cobertura: ¿tu ganancia aguanta la mensualidad?': [
    scene(
      'Lo que genera',
      'La papelería de Iris deja $ 24,000 al mes antes de pagar préstamos.',
      number('pesos', 24_000, 'Flujo de operación'),
    ),
    scene(
      'Lo que debe pagar',
      'Sus mensualidades, con capital e intereses, suman $ 15,000.',
      formula('24,000 ÷ 15,000', '1.6 veces'),
    ),
    scene(
      'El mínimo sano',
      'Muchos bancos piden al menos 1.2, aunque varía. Con 1.6, Iris tiene espacio para un mal mes.',
      bars('veces', ['Mínimo común', 1.2], ['Iris', 1.6]),
    ),
    scene(
      'La prueba de estrés',
      'Si su flujo cae 30 %, baja a $ 16,800 y la cobertura a 1.12: aguanta, pero apenas.',
      formula('16,800 ÷ 15,000', '1.12'),
    ),
  ],
  'Sal de deudas: avalancha o bola de nieve': [
    scene(
      'Tres deudas',
      'Doña Chela debe $ 6,000 a un proveedor, $ 20,000 en la tarjeta y $ 40,000 al banco.',
      bars('pesos', ['Proveedor', 6_000], ['Tarjeta', 20_000], ['Banco', 40_000]),
    ),
    scene(
      'Avalancha',
      'Paga el mínimo en todas y lo extra a la tasa más alta: la tarjeta, con 60 % anual. Es lo que menos cuesta.',
      bars('porciento', ['Tarjeta', 60], ['Banco', 24], ['Proveedor', 0]),
    ),
    scene(
      'Bola de nieve',
      'O empieza por la deuda más chica. Suele costar más, pero acabar con una anima a seguir.',
      timeline('Proveedor', 'Tarjeta', 'Banco'),
    ),
    scene(
      'Cada mes cuenta',
      'En la tarjeta, $ 20,000 a 60 % cuestan $ 1,000 de interés el primer mes, más IVA.',
      formula('20,000 × 60 % ÷ 12', '$ 1,000'),
    ),
  ],
})
