/** Creates an element with a class and children. Strings become text, never HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag)
  created.className = className
  created.append(...children)
  return created
}

const shapes = {
  play: 'M8 5v14l11-7z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  replay: 'M12 5V1L7 6l5 5V7a5 5 0 1 1-5 5H5a7 7 0 1 0 7-7z',
  voice: 'M4 9v6h4l5 5V4L8 9zM15 8.5v7a4 4 0 0 0 0-7z',
  fullscreen: 'M5 5h5v2H7v3H5zM14 5h5v5h-2V7h-3zM17 14h2v5h-5v-2h3zM5 14h2v3h3v2H5z',
}
export type Icon = keyof typeof shapes

export function icon(name: Icon): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', shapes[name])
  svg.append(path)
  return svg
}
