/**
 * Gives a box the height of its content, without moving what the visitor sees below it (a layout shift): a change
 * waits until the lower edge, before and after it, is out of sight. Until then the frame scrolls within itself.
 * @returns how to tell a new height, and how to end
 */
export function followHeight(box: HTMLElement) {
  let wanted: number | undefined
  const apply = () => {
    if (wanted === undefined) return
    const { top, bottom } = box.getBoundingClientRect()
    if (Math.min(bottom, top + wanted) < innerHeight && bottom > 0 && bottom - top !== wanted) return
    box.style.setProperty('--height', `${wanted}px`)
    box.style.setProperty('--least', '0')
  }
  const options = { capture: true, passive: true }
  const toggle = (change: typeof addEventListener) => {
    for (const event of ['scroll', 'resize']) change(event, apply, options)
  }
  toggle(addEventListener)
  return {
    set(height: number) {
      wanted = height
      apply()
    },
    end: () => toggle(removeEventListener),
  }
}
