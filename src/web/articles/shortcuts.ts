import { shortcutGroup } from '../platform/shortcut.ts'
import { messages as besideMessages } from './beside/messages.ts'
import { messages } from './reading/messages.ts'

export const shortcuts = shortcutGroup(messages, [{ keys: 'e', name: 'edit' }])
export const translationShortcuts = shortcutGroup(besideMessages, [{ keys: 't', name: 'see' }])
