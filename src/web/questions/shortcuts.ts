import { navigate } from '../platform/location.ts'
import { shortcutGroup } from '../platform/shortcut.ts'
import { messages } from './shortcut-messages.ts'

export const shortcuts = shortcutGroup(messages, [
  { keys: 'g q', name: 'questions', run: () => navigate('/question') },
])
