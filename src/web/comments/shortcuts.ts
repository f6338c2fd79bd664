import { shortcutGroup } from '../platform/shortcut.ts'
import { messages } from './messages.ts'

export const shortcuts = shortcutGroup(messages, [{ keys: 'r', name: 'reply' }])
