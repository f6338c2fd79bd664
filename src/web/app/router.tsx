import {
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ComponentType,
} from 'react'
import { CentredSpinner } from '../ui/spinner.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { useLanguage, useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { locationStore } from '../platform/location.ts'
import { wearStyles } from '../platform/screen-styles.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { messages } from './router-messages.ts'
import { frameOf, loadedScreen, loadScreen } from './load-screen.ts'
import { matchScreen, type Match, type ScreenProps } from './screens.ts'

/** Shows the screen of the current place; a centred spinner while its code is on the way. */
export function Router() {
  const place = usePlace()
  const match = matchScreen(place.path)
  const { Component, Frame, failed, retry } = useScreen(match, place.path)
  // Before anything measures what it has drawn.
  useInsertionEffect(() => {
    if (Component !== undefined) wearStyles(match.screen.module)
  }, [Component, match.screen.module])
  useScroll(place.key, Component !== undefined)
  useFocus(keyOf(match), Component !== undefined)
  const t = useText(messages)
  const content = failed ? (
    <LoadFailed title={t('screenFailed')} retry={retry} />
  ) : Component === undefined ? (
    <CentredSpinner />
  ) : (
    <ErrorBoundary key={keyOf(match)} title={t('screenFailed')}>
      <Component params={match.params} />
    </ErrorBoundary>
  )
  return Frame === undefined ? content : <Frame>{content}</Frame>
}

/** Another article is another screen; the tabs of one screen are not. */
function keyOf({ screen, params }: Match): string {
  return screen.isLasting === true ? screen.module : `${screen.pattern} ${Object.values(params).join(' ')}`
}

interface ScreenState {
  Component: ComponentType<ScreenProps> | undefined
  Frame: ReturnType<typeof frameOf>
  failed: boolean
  retry: () => void
}

function useScreen(match: Match, path: string): ScreenState {
  const { language } = useLanguage()
  const { module } = match.screen
  const [, showLoaded] = useReducer((times: number) => times + 1, 0)
  const [failure, setFailure] = useState<string>()
  const [tries, setTries] = useState(0)
  const Component = loadedScreen(match.screen)
  useEffect(() => {
    const wanted = matchScreen(path)
    if (loadedScreen(wanted.screen) !== undefined) return
    let isCurrent = true
    const fail = () => {
      // A release later the file is gone, and some browsers never fetch again what once failed: only a new page helps.
      if (tries > 0 && navigator.onLine) location.reload()
      else setFailure(wanted.screen.module)
    }
    loadScreen(wanted, path, language).then(
      () => isCurrent && showLoaded(),
      () => isCurrent && fail(),
    )
    return () => {
      isCurrent = false
    }
  }, [path, language, tries])
  return {
    Component,
    Frame: frameOf(match.screen),
    failed: Component === undefined && failure === module,
    retry: () => {
      setFailure(undefined)
      setTries(tries + 1)
    },
  }
}

/** Back finds a list where it was left; a new place starts at its top. */
function useScroll(key: string, isShown: boolean): void {
  useLayoutEffect(() => {
    const y = locationStore.scrollOf(key)
    // A new place starts at its top at once: that is where the spinner is.
    if (isShown || y === 0) window.scrollTo(0, y)
    if (isShown) locationStore.settle()
  }, [key, isShown])
}

/** After a change of screen the keyboard and the screen reader start at the new content, not at the old link. */
function useFocus(screenKey: string, isShown: boolean): void {
  const focused = useRef(screenKey)
  useEffect(() => {
    if (!isShown || focused.current === screenKey) return
    focused.current = screenKey
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [screenKey, isShown])
}
