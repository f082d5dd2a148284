import { fragmentAttributes, hydratedEvent } from '@semaforo/contracts'
import { ErrorState } from '@semaforo/ui'
import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { FocusGoesOn } from '../retry/focus-goes-on.tsx'
import { useHydrated } from './use-hydrated.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A page whose code is loaded when it is first rendered: `lazyPage(() => import('./x.tsx'))`. Where it cannot be loaded,
 * the frontend's error panel replaces the page, and its retry loads the frontend's newest release.
 * @param fallback stands in its place until then
 */
export function lazyPage<Props extends object>(
  load: Load<Props>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const Loaded: ComponentType<Props> = lazy(load)
  return (props) => (
    <Boundary fallback={fallback}>
      <Loaded {...props} />
    </Boundary>
  )
}

type Places = {
  /** Stands in its place until the code is loaded. */
  fallback?: ReactNode
  /** Stands in its place where the code cannot be loaded: an error with a retry, unless the page is whole without it. */
  failed?: ReactNode
}

/** A part of a page whose code is loaded when it is first rendered. The page goes on where it cannot be loaded. */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { fallback, failed = <Failed /> }: Places = {},
): ComponentType<Props> {
  // React keeps what a lazy component has resolved to: after a failure the next attempt needs another one.
  let next = attempt()
  function attempt(): ComponentType<Props> {
    return lazy(() =>
      load().catch(() => {
        next = attempt()
        return { default: () => failed }
      }),
    )
  }
  return (props) => <Part latest={() => next} given={props} fallback={fallback} />
}

type PartProps<Props> = { latest: () => ComponentType<Props>; given: Props; fallback: ReactNode }

function Part<Props extends object>({ latest, given, fallback }: PartProps<Props>) {
  const [Loaded, setLoaded] = useState(latest)
  return (
    <Retry value={() => setLoaded(latest)}>
      <Boundary fallback={fallback}>
        <Loaded {...given} />
      </Boundary>
    </Retry>
  )
}

const Retry = createContext(() => {})

function Failed() {
  return (
    <FocusGoesOn>
      <ErrorState
        title="No pudimos cargar esta parte"
        description="Lo demás de la página funciona. Revisa tu conexión e inténtalo de nuevo."
        onRetry={use(Retry)}
      />
    </FocusGoesOn>
  )
}

function Boundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <Hydrating>{children}</Hydrating>
    </Suspense>
  )
}

const unhydrated = { [fragmentAttributes.late]: '', style: { display: 'contents' } }

/** Marks a prerendered part until it has hydrated: the shell repeats presses on its buttons afterwards. */
function Hydrating({ children }: { children: ReactNode }) {
  const [isPrerendered] = useState(!useHydrated())
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the render for what its fields held already.
    queueMicrotask(() => {
      part.current?.removeAttribute(fragmentAttributes.late)
      part.current?.dispatchEvent(new Event(hydratedEvent, { bubbles: true }))
    })
  }, [])
  if (!isPrerendered) return children
  return (
    <div ref={part} {...unhydrated}>
      {children}
    </div>
  )
}
