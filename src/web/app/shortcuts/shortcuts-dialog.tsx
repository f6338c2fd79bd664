import { useText } from '../../platform/language.tsx'
import type { ShortcutGroup } from '../../platform/shortcut.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ALL_SHORTCUTS } from './all-shortcuts.ts'
import { messages } from './messages.ts'

/** Everything that keys can do. Fetched when somebody asks. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages)
  return (
    <Dialog open onClose={onClose} title={t('title')} description={t('text')}>
      <dl>
        {ALL_SHORTCUTS.map((group) => (
          <Rows key={group.shortcuts[0]?.keys} group={group} />
        ))}
      </dl>
    </Dialog>
  )
}

function Rows({ group: { messages: words, shortcuts } }: { group: ShortcutGroup }) {
  const t = useText(messages)
  const nameOf = useText(words)
  return shortcuts.map(({ keys, name }) => (
    <div key={keys} className="flex justify-between gap-4 py-2 border-b border-line">
      <dt>{nameOf(name)}</dt>
      <dd className="flex-none text-quiet text-sm">
        {keys.split(' ').map((key, place) => (
          <span key={key}>
            {place > 0 && ` ${t('thenKey')} `}
            <kbd className="inline-block min-w-6 px-1.5 rounded-small border border-line text-center font-ui font-semibold text-text">
              {key}
            </kbd>
          </span>
        ))}
      </dd>
    </div>
  ))
}
