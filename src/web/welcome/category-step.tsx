import { CategoryChoices, useTopics } from '../follows/public.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './messages.ts'

export function CategoryStep() {
  const t = useText(messages)
  const { topics, toggle, wall } = useTopics()
  const chosen = topics?.categories ?? []
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('categories')}</legend>
        <CategoryChoices chosen={chosen} onToggle={(category) => toggle('category', category)} />
      </fieldset>
      <p role="status" className="mt-4 text-quiet text-sm">
        {t('chosen', { count: chosen.length })}
      </p>
      {wall}
    </>
  )
}
