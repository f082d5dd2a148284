/** The unit in which a figure's numbers are formatted. */
export type Unit = 'pesos' | 'porciento' | 'dias' | 'veces' | 'piezas'

export type Figure =
  | { kind: 'bars'; unit: Unit; items: { label: string; value: number }[] }
  | { kind: 'formula'; text: string; result: string }
  | { kind: 'timeline'; steps: string[] }
  | { kind: 'number'; unit: Unit; value: number; label: string }

export type Scene = { title: string; text: string; figure?: Figure }

/** A short animated lesson. `tag` is the slug of the tag that it teaches. */
export type Lesson = { id: string; tag: string; title: string; scenes: Scene[] }

/** The lessons of one tag from a map of titles to scenes, with ids derived from the tag. */
export function lessonsOf(tag: string, scenesByTitle: Record<string, Scene[]>): Lesson[] {
  return Object.entries(scenesByTitle).map(([title, scenes], index) => ({
    id: `leccion-${tag}-${index + 1}`,
    tag,
    title,
    scenes,
  }))
}

export function scene(title: string, text: string, figure?: Figure): Scene {
  return figure ? { title, text, figure } : { title, text }
}

export function bars(unit: Unit, ...items: [label: string, value: number][]): Figure {
  return { kind: 'bars', unit, items: items.map(([label, value]) => ({ label, value })) }
}

export function formula(text: string, result: string): Figure {
  return { kind: 'formula', text, result }
}

export function timeline(...steps: string[]): Figure {
  return { kind: 'timeline', steps }
}

export function number(unit: Unit, value: number, label: string): Figure {
  return { kind: 'number', unit, value, label }
}
