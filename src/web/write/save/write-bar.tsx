import type { Article } from '../../../contract/articles.ts'
import { DraftStatus } from '../../editor/public.ts'
import { useIsAlive } from '../../platform/alive.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Ring } from '../../ui/spinner.tsx'
import type { Intent } from '../check-article.ts'
import type { Mode } from '../mode.ts'
import { messages } from './messages.ts'

interface WriteBarProps {
  mode: Mode['kind']
  articleState: Article['state'] | null
  busy: Intent | null
  draftState: Parameters<typeof DraftStatus>[0]['state']
  onSave: (intent: Intent) => void
}

/** Always in reach: where the words are, and what can be done with them. */
export function WriteBar({ mode, articleState, busy, draftState, onSave }: WriteBarProps) {
  const t = useText(messages)
  const isAlive = useIsAlive()
  const isPublished = mode === 'edit' && articleState === 'published'
  const label = mode === 'suggest' ? 'suggest' : isPublished ? 'saveChanges' : 'publish'
  const working = mode === 'suggest' ? 'sending' : isPublished ? 'saving' : 'publishing'
  const face = (intent: Intent, words: string, during: string) =>
    busy === intent ? (
      <>
        <Ring className="write-ring" />
        {during}
      </>
    ) : (
      words
    )
  const state = (intent: Intent) => ({
    disabled: busy !== null || !isAlive,
    'aria-busy': busy === intent || undefined,
    onClick: () => onSave(intent),
  })
  return (
    <section className="write-bar" aria-label={t('actions')}>
      <DraftStatus state={draftState} />
      <div className="write-actions">
        {!isPublished && mode !== 'suggest' && (
          <Button {...state('draft')}>{face('draft', t('saveDraft'), t('saving'))}</Button>
        )}
        <Button variant="primary" {...state('publish')}>
          {face('publish', t(label), t(working))}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {busy !== null && t(busy === 'draft' ? 'saving' : working)}
      </p>
    </section>
  )
}
