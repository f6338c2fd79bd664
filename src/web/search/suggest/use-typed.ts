import { useEffect, useState } from 'react'
import { locationStore } from '../../platform/location.ts'

/**
 * What is being typed into a field; undefined when nobody types: before the first letter, after Escape, when the focus or
 * the page has gone elsewhere.
 */
export function useTyped(field: HTMLInputElement): [typed: string | undefined, stop: () => void] {
  // This code may come later than the first letters.
  const [typed, setTyped] = useState(() => (field.value === field.defaultValue ? undefined : field.value))
  useEffect(() => {
    const stop = (): void => setTyped(undefined)
    const listen = (): void => setTyped(field.value)
    const { form } = field
    field.addEventListener('input', listen)
    field.addEventListener('blur', stop)
    form?.addEventListener('submit', stop)
    const unsubscribe = locationStore.subscribe(stop)
    return () => {
      field.removeEventListener('input', listen)
      field.removeEventListener('blur', stop)
      form?.removeEventListener('submit', stop)
      unsubscribe()
    }
  }, [field])
  return [typed, () => setTyped(undefined)]
}
