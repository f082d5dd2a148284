import { type ReactNode, useLayoutEffect, useRef } from 'react'

const headings = 'h1, h2, h3'

/**
 * Where its content goes while the focus is in it, as a retry button does once there is an answer, the focus goes on to
 * the heading above it, or else to the first one of the page, and not to the top of the document.
 */
export function FocusGoesOn({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = content.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const page = element.closest('main')
      const above = [...(page?.querySelectorAll<HTMLElement>(headings) ?? [])].findLast((heading) =>
        isBefore(heading, element),
      )
      // After the commit: what comes in its place may bring the heading, or take the focus.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return
        const heading = above?.isConnected ? above : page?.querySelector<HTMLElement>(headings)
        if (!heading) return
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      })
    }
  }, [])
  return <div ref={content}>{children}</div>
}

const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
