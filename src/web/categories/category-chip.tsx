import type { CategoryId } from '../../contract/categories.ts'
import { Link } from '../platform/link.tsx'
import { useCategoryName } from './category-name.ts'
import './categories.css'

interface CategoryChipProps {
  category: CategoryId
  /** Inside a card that is one link itself, the chip must not be another. */
  isLink?: boolean
}

/** The shelf mark: a leaning spine and the category's name in its colour. */
export function CategoryChip({ category, isLink = false }: CategoryChipProps) {
  const nameOf = useCategoryName()
  const look = `category-chip c-${category}`
  if (!isLink) return <span className={look}>{nameOf(category)}</span>
  return (
    <Link to={`/category/${category}`} className={look}>
      {nameOf(category)}
    </Link>
  )
}
