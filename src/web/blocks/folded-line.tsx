import { EyeOff } from 'lucide-react'
import type { Mute } from '../../contract/mutes.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './messages.ts'

/** One quiet line where something is that the reader has muted. */
export function FoldedLine({ mute, show }: { mute: Mute; show: () => void }) {
  const t = useText(messages)
  const what = nameOfMute(mute)
  function reveal(button: HTMLElement): void {
    const row = button.closest('li, article, tr')
    show()
    // The button is gone: the keyboard goes on with what it showed.
    setTimeout(() => row?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true }))
  }
  return (
    <p className="muted-line flex flex-wrap items-center gap-x-2 py-3 text-quiet text-sm">
      <EyeOff className="size-4 flex-none" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere" dir="auto">
        {t('folded', { what })}
      </span>
      <button
        type="button"
        className="reach-3 font-semibold text-accent-text hover:underline hover:underline-offset-3"
        aria-label={t('showMuted', { what })}
        onClick={(event) => reveal(event.currentTarget)}
      >
        {t('show')}
      </button>
    </p>
  )
}

export function nameOfMute({ kind, person, text }: Mute): string {
  if (kind === 'person') return person?.name ?? ''
  return kind === 'tag' ? `#${text}` : `“${text}”`
}
