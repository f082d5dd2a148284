import type { Figure } from '../../src/content/schema.ts'
import { writtenValue } from './format.ts'

/** The text alternative of a figure, in its final state. */
export function describedFigure(figure: Figure): string {
  switch (figure.kind) {
    case 'bars':
      return figure.items
        .map(({ label, value }) => `${label}: ${writtenValue(value, figure.unit)}`)
        .join('; ')
    case 'formula':
      return `${figure.text} = ${figure.result}`
    case 'timeline':
      return figure.steps.map((step, index) => `${index + 1}. ${step}`).join('; ')
    case 'number':
      return `${figure.label}: ${writtenValue(figure.value, figure.unit)}`
  }
}
