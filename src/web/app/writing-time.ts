import { useEffect } from 'react'
import { moreHeaders } from '../platform/api.ts'

const HEADER = 'X-Writing-Ms'

/**
 * Tells how long ago somebody first went into a text on this page: a first post of a new account that comes faster than
 * anybody writes is refused once (server/spam-checks). Nothing of it is stored.
 */
export function WritingTime(): null {
  useEffect(() => {
    const begin = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLTextAreaElement)) return
      removeEventListener('focusin', begin)
      const since = performance.now()
      Object.defineProperty(moreHeaders, HEADER, {
        get: () => String(Math.round(performance.now() - since)),
        enumerable: true,
        configurable: true,
      })
    }
    addEventListener('focusin', begin)
    return () => removeEventListener('focusin', begin)
  }, [])
  return null
}
