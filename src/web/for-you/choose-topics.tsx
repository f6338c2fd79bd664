import { CategoryChoices, useTopics } from '../follows/public.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { messages } from './messages.ts'

/** Asked where the articles would be; they come when the reader is done choosing, not at the first press. */
export function ChooseTopics({ onDone }: { onDone: () => void }) {
  const t = useText(messages)
  const { topics, toggle, wall } = useTopics()
  const chosen = topics?.categories ?? []
  return (
    <>
      <p className="max-w-measure mb-3 text-quiet">{t('choose')}</p>
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('categories')}</legend>
        <CategoryChoices chosen={chosen} onToggle={(category) => toggle('category', category)} />
      </fieldset>
      <Button
        size="sm"
        variant="primary"
        className={`mt-4 ${chosen.length === 0 ? 'invisible' : ''}`}
        onClick={onDone}
      >
        {t('show')}
      </Button>
      {wall}
    </>
  )
}
