import { flushSync } from 'react-dom'
import { itemInFocus } from './items.ts'

/**
 * Presses what carries the key: in the item of a list that has the focus, else on the screen outside all items.
 * `data-key="l"` stands on a control, `data-keys="e !"` on a menu whose items carry them.
 */
export function pressControl(key: string): void {
  const item = itemInFocus()
  const found = Array.from(
    (item ?? document).querySelectorAll<HTMLElement>(`[data-key="${key}"], [data-keys~="${key}"]`),
  ).find((control) => isShown(control) && (item !== null || control.closest('[data-item]') === null))
  if (found === undefined) return
  if (found.dataset['keys'] !== undefined) pressInMenu(found, key)
  else if (found.matches('textarea')) found.focus()
  else found.click()
}

/** Its items are drawn while it is open; without the one that is wanted it is closed again. */
function pressInMenu(trigger: HTMLElement, key: string): void {
  // React draws after a script's click is over, but the item is needed now.
  flushSync(() => trigger.click())
  const wanted = document.querySelector<HTMLElement>(`[role=menu] [data-key="${key}"]`)
  if (wanted === null) trigger.click()
  else wanted.click()
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0
}
