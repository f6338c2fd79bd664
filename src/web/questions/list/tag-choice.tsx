import { Suspense, useState } from 'react'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { navigate } from '../../platform/location.ts'
import { filterPath } from './filter-path.ts'
import { messages } from './messages.ts'
import type { QuestionFilter } from './question-filter.ts'
import { TAG_BUTTON_ID } from './tag-button.ts'

const TagSearch = lazyComponent(async () => (await import('./tag-search.tsx')).TagSearch)

/** The way to the questions of any tag: a field, fetched by whoever wants it. */
export function TagChoice({ filter }: { filter: QuestionFilter }) {
  const t = useText(messages)
  const [isOpen, setOpen] = useState(false)
  function choose(tag: string): void {
    setOpen(false)
    navigate(filterPath({ ...filter, tag }))
  }
  return (
    <>
      <button
        id={TAG_BUTTON_ID}
        type="button"
        className="chip mt-2"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('chooseTag')}
      </button>
      {isOpen && (
        <Suspense>
          <TagSearch onChoose={choose} />
        </Suspense>
      )}
    </>
  )
}
