import { shortcutGroup } from '../platform/shortcut.ts'
import { messages } from './header-messages.ts'

/** The field of the screen, or the one in the header. */
function focusField(): void {
  const field = document.querySelector<HTMLInputElement>('form[action="/"] input[name=q]')
  field?.focus()
  field?.select()
}

export const shortcuts = shortcutGroup(messages, [{ keys: '/', name: 'search', run: focusField }])
