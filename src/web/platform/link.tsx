import {
  createContext,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { locationStore, navigate, prefetchScreen, toPlace, type Place } from './location.ts'

/** Only set on the server, where there is no address bar and many requests at once. */
const PlaceContext = createContext<Place | null>(null)

export function FixedPlace({ path, children }: { path: string; children: ReactNode }) {
  const place = useMemo(() => toPlace(path, 'start'), [path])
  return <PlaceContext value={place}>{children}</PlaceContext>
}

export function usePlace(): Place {
  const fixed = useContext(PlaceContext)
  const current = useSyncExternalStore(locationStore.subscribe, locationStore.get, locationStore.get)
  return fixed ?? current
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** The address is the clean one, for copying and new tabs; a plain click goes there inside the app. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !isPlain) return
    event.preventDefault()
    navigate(to)
  }
  const ahead = () => prefetchScreen(to)
  return (
    <a href={to} onClick={follow} onPointerEnter={ahead} onFocus={ahead} {...rest}>
      {children}
    </a>
  )
}
