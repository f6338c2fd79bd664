import { shortcutGroup } from '../platform/shortcut.ts'
import { messages } from './messages.ts'

export const shortcuts = shortcutGroup(messages, [
  { keys: 'l', name: 'like' },
  { keys: 'b', name: 'save' },
])
