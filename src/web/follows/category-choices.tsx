import { CATEGORIES, type CategoryId } from '../../contract/categories.ts'
import { CATEGORY_ICONS, useCategoryName } from '../categories/public.ts'
import { ToggleChips } from '../ui/choice-chips.tsx'

interface CategoryChoicesProps {
  chosen: readonly CategoryId[]
  onToggle: (category: CategoryId) => void
}

/** All eleven with their icons; in a fieldset that names them. */
export function CategoryChoices({ chosen, onToggle }: CategoryChoicesProps) {
  const nameOf = useCategoryName()
  return (
    <ToggleChips
      choices={CATEGORIES.map((category) => {
        const Icon = CATEGORY_ICONS[category]
        return {
          value: category,
          label: nameOf(category),
          icon: <Icon aria-hidden="true" />,
          className: `c-${category}`,
        }
      })}
      chosen={chosen}
      onToggle={onToggle}
    />
  )
}
