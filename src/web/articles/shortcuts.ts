import { shortcutGroup } from '../platform/shortcut.ts'
import { messages } from './reading/messages.ts'

export const shortcuts = shortcutGroup(messages, [{ keys: 'e', name: 'edit' }])
