import { Container } from '@semaforo/ui'
import { useEffect, useRef } from 'react'
import { BusinessMenu } from './business-menu.tsx'
import styles from './businesses.module.css'
import type { Businesses } from './use-businesses.ts'

/** «Negocio: Abarrotes Lupita»: the business on the screen. */
export default function BusinessPicker({ businesses }: { businesses: Businesses }) {
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed to add the second business is gone with the page of the first one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    if (businesses.switches > 0 && document.activeElement === document.body)
      place.current?.querySelector('button')?.focus()
  }, [])
  return (
    <Container className={styles.picker}>
      <div ref={place}>
        <BusinessMenu businesses={businesses} />
      </div>
    </Container>
  )
}
