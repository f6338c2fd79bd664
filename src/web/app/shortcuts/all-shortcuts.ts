import { shortcuts as articles, translationShortcuts } from '../../articles/shortcuts.ts'
import { shortcuts as comments } from '../../comments/shortcuts.ts'
import { shortcuts as conversations } from '../../conversations/shortcuts.ts'
import { shortcuts as notifications } from '../../notifications/shortcuts.ts'
import type { ShortcutGroup } from '../../platform/shortcut.ts'
import { shortcuts as questions } from '../../questions/shortcuts.ts'
import { shortcuts as reactions } from '../../reactions/shortcuts.ts'
import { shortcuts as reports } from '../../reports/shortcuts.ts'
import { shortcuts as search } from '../../search/shortcuts.ts'
import { placeShortcuts } from './place-shortcuts.ts'

/** Those of every feature, in the order of the list. */
export const ALL_SHORTCUTS: readonly ShortcutGroup[] = [
  search,
  placeShortcuts,
  questions,
  notifications,
  conversations,
  reactions,
  comments,
  articles,
  translationShortcuts,
  reports,
]
