import { fixed } from '@semaforo/diagnosis'

export const firmnessTexts = {
  range: (from: number, to: number) =>
    `Con un error de hasta 10\u00a0% en un dato, tu puntaje estaría entre ${fixed(from, 1)} y ${fixed(to, 1)}.`,
}
