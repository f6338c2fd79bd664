import { shortcutGroup } from '../platform/shortcut.ts'
import { focusSearch } from './focus-search.ts'
import { messages } from './header-messages.ts'

export const shortcuts = shortcutGroup(messages, [{ keys: '/', name: 'search', run: focusSearch }])
