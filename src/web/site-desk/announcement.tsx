import { X } from 'lucide-react'
import { useLanguage, useText } from '../platform/language.tsx'
import { usePageState } from '../platform/page-state.tsx'
import { writeStored } from '../platform/storage.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { messages } from './announcement-messages.ts'

/**
 * What the operator tells everybody. It is in the document; who has closed it sees nothing of it: `boot.ts` has taken
 * `data-news` away before the first paint, so that nothing moves.
 */
export function Announcement() {
  const t = useText(messages)
  const { language } = useLanguage()
  const told = usePageState().site?.announcement
  if (told === undefined) return null
  function close(id: string): void {
    writeStored('announcement', id)
    delete document.documentElement.dataset['news']
  }
  return (
    <aside
      aria-label={t('announcement')}
      className="hidden in-[[data-news]]:flex items-center gap-3 px-5 py-1.5 bg-surface border-b border-line text-sm"
    >
      <p className="flex-1 min-w-0 text-center wrap-anywhere" dir="auto">
        {told.texts[language]}
      </p>
      <IconButton label={t('close')} icon={<X />} onClick={() => close(told.id)} />
    </aside>
  )
}
