import type { CategoryId } from '../../../contract/categories.ts'
import { CATEGORY_ICONS } from '../../categories/public.ts'
import { drawShelf } from './draw-shelf.ts'

interface DrawnShelfProps {
  title: string
  category: CategoryId
  isWide: boolean
}

/** On a card books beside its icon, on a square the right side of them; across a page one long shelf. */
export function DrawnShelf({ title, category, isWide }: DrawnShelfProps) {
  const Icon = CATEGORY_ICONS[category]
  return (
    <>
      <svg
        viewBox="0 0 640 360"
        preserveAspectRatio={isWide ? 'xMaxYMax' : 'xMaxYMax slice'}
        aria-hidden="true"
      >
        {drawShelf(title, isWide ? 'wide' : 'card').map((path, tone) => (
          <path key={tone} className={`article-spine-${tone + 1}`} d={path} />
        ))}
      </svg>
      {!isWide && <Icon aria-hidden="true" />}
    </>
  )
}
