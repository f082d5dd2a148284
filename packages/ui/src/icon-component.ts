import { createElement, type SVGProps } from 'react'

type Node = readonly [tag: string, attributes: Record<string, string>]
type Props = SVGProps<SVGSVGElement> & { size?: number }

/**
 * Makes the component of an icon of lucide, in the place of the library's own, which weighs more than all of our icons
 * (the builds take it, `base.ts` of the frontend kit).
 */
export default function createIcon({ node }: { node: readonly Node[] }) {
  return (props: Props) => svg(node, props)
}

/** Decorative, 24 pixels wide, in the current colour. */
function svg(node: readonly Node[], { size = 24, ...props }: Props) {
  return createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
      ...props,
    },
    node.map(([tag, attributes]) => createElement(tag, attributes)),
  )
}
