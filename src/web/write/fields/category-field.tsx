import { useState } from 'react'
import { CATEGORIES, type CategoryId } from '../../../contract/categories.ts'
import { CATEGORIES_MAX } from '../../../contract/limits.ts'
import { CATEGORY_ICONS, useCategoryName } from '../../categories/public.ts'
import { useText } from '../../platform/language.tsx'
import { ToggleChips } from '../../ui/choice-chips.tsx'
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
  const [main] = value
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
      hint={
        isTooMany
          ? t('categoriesFull')
          : main === undefined
            ? t('categoryHint')
            : t('categoryMain', { name: nameOf(main) })
      }
      error={error}
    >
      <ToggleChips
        className="write-categories"
        choices={CATEGORIES.map((category) => {
          const Icon = CATEGORY_ICONS[category]
          return {
            value: category,
            label: nameOf(category),
            icon: <Icon aria-hidden="true" />,
            className: `c-${category}`,
          }
        })}
        chosen={value}
        onToggle={toggle}
        firstMark={t('main')}
      />
    </ChoiceFrame>
  )
}
