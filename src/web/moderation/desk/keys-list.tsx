import { useText } from '../../platform/language.tsx'
import { areShortcutsOn } from '../../platform/shortcut.ts'
import { messages as actionMessages } from './action-messages.ts'
import { ACTION_KEYS, PREVIOUS_KEY } from './keys.ts'
import { messages } from './messages.ts'

/** The keys of this screen, for those who have some. */
export function KeysList() {
  const t = useText(messages)
  const words = useText(actionMessages)
  if (!areShortcutsOn()) return null
  const rows = [
    ...(Object.keys(ACTION_KEYS) as (keyof typeof ACTION_KEYS)[]).map(
      (action) => [ACTION_KEYS[action], words(action)] as const,
    ),
    ['j', t('nextCard')] as const,
    [PREVIOUS_KEY, t('previousCard')] as const,
  ]
  return (
    <details className="mt-4 text-sm pointer-coarse:hidden">
      <summary className="w-fit py-1 text-quiet font-semibold cursor-pointer">{t('keys')}</summary>
      <p className="mt-1 text-quiet">{t('keysText')}</p>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 mt-2">
        {rows.map(([key, name]) => (
          <div key={key} className="flex items-baseline gap-2">
            <dt>
              <kbd className="inline-block min-w-6 px-1.5 rounded-small border border-line text-center font-ui font-semibold uppercase">
                {key}
              </kbd>
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
