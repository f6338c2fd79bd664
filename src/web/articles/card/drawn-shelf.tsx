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
  const [dark, middle, light, bright] = drawShelf(title, isWide ? 'wide' : 'card')
  return (
    <>
      <svg
        viewBox="0 0 640 360"
        preserveAspectRatio={isWide ? 'xMaxYMax' : 'xMaxYMax slice'}
        aria-hidden="true"
      >
        <path className="article-spine-1" d={dark} />
        <path className="article-spine-2" d={middle} />
        <path className="article-spine-3" d={light} />
        <path className="article-spine-4" d={bright} />
      </svg>
      {!isWide && <Icon aria-hidden="true" />}
    </>
  )
}
