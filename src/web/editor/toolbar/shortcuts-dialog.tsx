import { useText } from '../../platform/language.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { messages } from './messages.ts'
import { isApple, keysText } from './shortcuts.ts'
import { TOOLS } from './tools.ts'

/** Everything the keyboard can do here. Fetched when somebody asks. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages)
  const rows = [
    ...TOOLS.map(({ id, keys }) => ({ words: t(id), keys })),
    { words: t('indent'), keys: ']' },
    { words: t('outdent'), keys: '[' },
    { words: t('keep'), keys: 'S' },
    { words: t('send'), keys: 'Enter' },
  ]
  return (
    <Dialog open size="lg" onClose={onClose} title={t('shortcuts')} description={t('shortcutsText')}>
      <dl className="editor-keys">
        {rows.map(({ words, keys }) => (
          <div className="flex justify-between gap-4 py-2 border-b border-line" key={keys}>
            <dt>{words}</dt>
            <dd>
              <kbd className="whitespace-nowrap font-ui text-sm font-semibold text-quiet">
                {keysText(keys, isApple())}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
