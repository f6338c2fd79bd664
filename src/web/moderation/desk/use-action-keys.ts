import { useEffect, useRef } from 'react'
import type { ModerationCase } from '../../../contract/moderation.ts'
import type { ModerationAction } from '../../../contract/moderation-rules.ts'
import { caseKey } from './case-card.tsx'
import { ACTION_KEYS, cardInFocus, focusPrevious, isForScreen, PREVIOUS_KEY } from './keys.ts'

/** How long the second key of two may take, as elsewhere on the site. */
const TWO_KEYS_MS = 1500

/**
 * One key an action. The site's own keys come after it and find theirs taken: here K keeps, and P goes back where it does
 * elsewhere. What follows a G is the site's: G H leads home and hides nothing.
 */
export function useActionKeys(
  items: readonly ModerationCase[],
  act: (item: ModerationCase, action: ModerationAction) => void,
): void {
  const latest = useRef({ items, act })
  useEffect(() => {
    latest.current = { items, act }
  })
  useEffect(() => {
    let wentAt = -TWO_KEYS_MS
    function press(event: KeyboardEvent): void {
      if (!isForScreen(event) || event.key.length > 1) return
      const isSecond = event.timeStamp - wentAt < TWO_KEYS_MS
      wentAt = event.key === 'g' && !isSecond ? event.timeStamp : -TWO_KEYS_MS
      if (isSecond) return
      if (event.key === PREVIOUS_KEY) {
        event.preventDefault()
        focusPrevious()
      }
      const action = (Object.keys(ACTION_KEYS) as (keyof typeof ACTION_KEYS)[]).find(
        (name) => ACTION_KEYS[name] === event.key,
      )
      if (action === undefined) return
      event.preventDefault()
      const wanted = cardInFocus()
      const item = latest.current.items.find((one) => caseKey(one) === wanted)
      if (item !== undefined && !event.repeat) latest.current.act(item, action)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
