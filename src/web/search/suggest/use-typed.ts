import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { locationStore } from '../../platform/location.ts'

/**
 * What is being typed into a field; undefined when nobody types: before the first letter, after Escape, when the focus or
 * the page has gone elsewhere. Letters that came before this code count too.
 */
export function useTyped(field: HTMLInputElement): [typed: string | undefined, stop: () => void] {
  const subscribe = useCallback(
    (changed: () => void) => {
      field.addEventListener('input', changed)
      return () => field.removeEventListener('input', changed)
    },
    [field],
  )
  const value = useSyncExternalStore(subscribe, () => field.value)
  const [stoppedAt, setStoppedAt] = useState<string>()
  useEffect(() => {
    const begin = (): void => setStoppedAt(undefined)
    const stop = (): void => setStoppedAt(field.value)
    const { form } = field
    field.addEventListener('input', begin)
    field.addEventListener('blur', stop)
    form?.addEventListener('submit', stop)
    const unsubscribe = locationStore.subscribe(stop)
    return () => {
      field.removeEventListener('input', begin)
      field.removeEventListener('blur', stop)
      form?.removeEventListener('submit', stop)
      unsubscribe()
    }
  }, [field])
  const isTyped = value !== field.defaultValue && value !== stoppedAt
  return [isTyped ? value : undefined, () => setStoppedAt(field.value)]
}
