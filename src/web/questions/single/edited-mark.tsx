import { Suspense, useState } from 'react'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { messages } from './messages.ts'
import type { VersionsOf } from './versions-dialog.tsx'

const VersionsDialog = lazyComponent(async () => (await import('./versions-dialog.tsx')).VersionsDialog)

/** Says that it was edited, and shows what it said before. */
export function EditedMark(props: VersionsOf) {
  const t = useText(messages)
  const [isOpen, setOpen] = useState(false)
  return (
    <span>
      <button
        type="button"
        className="reach-3 underline decoration-dotted underline-offset-3 hover:text-text"
        aria-haspopup="dialog"
        aria-label={t('seeVersions')}
        onClick={() => setOpen(true)}
      >
        {t('edited')}
      </button>
      {isOpen && (
        <Suspense>
          <VersionsDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}
