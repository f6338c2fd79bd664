import type { CategoryId } from '../../contract/categories.ts'
import { Link } from '../platform/link.tsx'
import './categories.css'
import { CATEGORY_ICONS } from './category-icons.ts'
import { useCategoryName } from './category-name.ts'
import { CategoryCount } from './category-count.tsx'

interface CategoryTileProps {
  category: CategoryId
  count: number | undefined
  text?: string
}

/** A category as a door: its colour, its name, how many articles stand behind it. */
export function CategoryTile({ category, count, text }: CategoryTileProps) {
  const nameOf = useCategoryName()
  const Icon = CATEGORY_ICONS[category]
  return (
    <Link to={`/category/${category}`} className={`tile c-${category}`}>
      <b>{nameOf(category)}</b>
      {text !== undefined && <span className="tile-text mt-0.5 mb-2 text-pretty">{text}</span>}
      <CategoryCount count={count} />
      <span className="tile-edge">
        <Icon aria-hidden="true" />
      </span>
    </Link>
  )
}
