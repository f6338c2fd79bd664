import { shortcutGroup } from '../platform/shortcut.ts'
import { messages } from './report-button-messages.ts'

export const shortcuts = shortcutGroup(messages, [{ keys: '!', name: 'report' }])
