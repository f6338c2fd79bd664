import { useState } from 'react'
import { CATEGORIES, type CategoryId } from '../../../contract/categories.ts'
import { CATEGORIES_MAX } from '../../../contract/limits.ts'
import { CATEGORY_ICONS, useCategoryName } from '../../categories/public.ts'
import { useText } from '../../platform/language.tsx'
import { ChoiceFrame } from './choice-frame.tsx'
import { messages } from './messages.ts'

interface CategoryFieldProps {
  value: CategoryId[]
  onChange: (categories: CategoryId[]) => void
  error: string | undefined
}

/** One to three of the eleven; the first one chosen is the main one. */
export function CategoryField({ value, onChange, error }: CategoryFieldProps) {
  const t = useText(messages)
  const nameOf = useCategoryName()
  const [isTooMany, setTooMany] = useState(false)

  function toggle(category: CategoryId): void {
    const isChosen = value.includes(category)
    setTooMany(!isChosen && value.length >= CATEGORIES_MAX)
    if (isChosen) onChange(value.filter((other) => other !== category))
    else if (value.length < CATEGORIES_MAX) onChange([...value, category])
  }
  return (
    <ChoiceFrame
      id="write-categories"
      label={t('category')}
      hint={t(isTooMany ? 'categoriesFull' : 'categoryHint')}
      error={error}
    >
      <div className="write-chips flex flex-wrap gap-2">
        {CATEGORIES.map((category) => {
          const Icon = CATEGORY_ICONS[category]
          return (
            <button
              key={category}
              type="button"
              className={`write-chip c-${category}`}
              aria-pressed={value.includes(category)}
              onClick={() => toggle(category)}
            >
              <Icon className="size-4.5" />
              <span>
                {nameOf(category)}{' '}
                {value[0] === category && <small className="font-normal text-quiet">{t('main')}</small>}
              </span>
            </button>
          )
        })}
      </div>
    </ChoiceFrame>
  )
}
