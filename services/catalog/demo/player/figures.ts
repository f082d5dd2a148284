import type { Figure } from '../../src/content/schema.ts'
import { describedFigure } from './described-figure.ts'
import { element } from './dom.ts'
import { typeset, writtenValue } from './format.ts'

/** A figure on the stage. `show` draws it at the progress `share` (0 to 1) of its animation. */
export type FigureView = { root: HTMLElement; show(share: number): void }

type Of<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>

function barsView({ items, unit }: Of<'bars'>): FigureView {
  const largest = Math.max(...items.map(({ value }) => value)) || 1
  const rows = items.map(({ label, value }) => {
    const written = element('span', 'valor')
    const fill = element('span', 'relleno')
    const root = element('div', 'barra', element('span', '', typeset(label)), written)
    root.append(element('span', 'pista', fill))
    return { root, written, fill, value }
  })
  return {
    root: element('div', 'figura barras', ...rows.map(({ root }) => root)),
    show: (share) => {
      for (const { written, fill, value } of rows) {
        written.textContent = writtenValue(value, unit, share)
        fill.style.width = `${(100 * share * value) / largest}%`
      }
    },
  }
}

function formulaView({ text, result }: Of<'formula'>): FigureView {
  const answer = element('p', 'resultado', typeset(`= ${result}`))
  return {
    root: element('div', 'figura formula', element('p', 'operacion', typeset(text)), answer),
    show: (share) => {
      answer.style.opacity = String(Math.max(0, 2 * share - 1))
    },
  }
}

function timelineView({ steps }: Of<'timeline'>): FigureView {
  const items = steps.map((step) => element('div', '', typeset(step)))
  return {
    root: element('div', 'figura pasos', ...items),
    show: (share) => {
      for (const [index, item] of items.entries()) {
        item.style.opacity = String(Math.min(1, Math.max(0, share * items.length - index)))
      }
    },
  }
}

function numberView({ value, unit, label }: Of<'number'>): FigureView {
  const written = element('p', 'grande')
  return {
    root: element('div', 'figura numero', written, element('p', 'rotulo', typeset(label))),
    show: (share) => {
      written.textContent = writtenValue(value, unit, share)
    },
  }
}

function drawn(figure: Figure): FigureView {
  if (figure.kind === 'bars') return barsView(figure)
  if (figure.kind === 'formula') return formulaView(figure)
  return figure.kind === 'timeline' ? timelineView(figure) : numberView(figure)
}

/** Creates a figure. Its text alternative is constant, so that screen readers do not announce the animation. */
export function figureView(figure: Figure): FigureView {
  const view = drawn(figure)
  view.root.setAttribute('role', 'img')
  view.root.setAttribute('aria-label', describedFigure(figure))
  return view
}
