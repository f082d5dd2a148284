/** The texts about the latest diagnostic. */
export const latestTexts = {
  latest: 'Tu último semáforo:',
  lights: { green: 'Verde', yellow: 'Amarillo', red: 'Rojo' },
  of: (score: string, date: string) => `con ${score} puntos, el ${date}.`,
  update: 'Actualizar mis cifras',
}
