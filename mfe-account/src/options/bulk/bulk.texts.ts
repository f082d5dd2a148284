/** The texts of what is done to several items at once, whatever they are. */
export const texts = {
  clear: 'Quitar la selección',
  progress: (processedCount: number, items: number) => `Van ${processedCount} de ${items}…`,
  reason: 'No se pudo cambiar.',
  retry: 'Intentar de nuevo',
}

/** What a list says of its own items. */
export type BulkTexts = {
  label: string
  choose: (name: string) => string
  count: (items: number) => string
  all: (items: number) => string
  /** What brings an item into each of its two states. */
  action: { true: string; false: string }
  question: (state: boolean, items: number) => string
  consequence: (state: boolean, items: number) => string
  /** The state that takes something away. */
  destructiveState: boolean
  done: (items: number, state: boolean) => string
  failed: (items: number) => string
}
