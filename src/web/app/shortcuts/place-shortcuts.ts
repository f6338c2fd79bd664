import { locationStore, navigate } from '../../platform/location.ts'
import { shortcutGroup } from '../../platform/shortcut.ts'
import { createPath } from '../shell/navigation.ts'
import { openItem, stepItem } from './items.ts'
import { messages } from './place-messages.ts'

/** Getting about: between screens, and within a list. */
export const placeShortcuts = shortcutGroup(messages, [
  { keys: 'j', name: 'next', run: () => stepItem(1) },
  { keys: 'k', name: 'previous', run: () => stepItem(-1) },
  { keys: 'o', name: 'open', run: openItem },
  { keys: '.', name: 'showNew' },
  { keys: 'c', name: 'create', run: () => navigate(createPath(locationStore.get().path)) },
  { keys: 'g h', name: 'home', run: () => navigate('/') },
  { keys: 'g c', name: 'categories', run: () => navigate('/categories') },
  { keys: 'g t', name: 'trending', run: () => navigate('/trending') },
  { keys: 'g p', name: 'page', run: () => navigate('/page') },
  { keys: '?', name: 'list', run: () => {} },
])
