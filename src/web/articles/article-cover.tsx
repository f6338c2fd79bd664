import type { ArticleCard } from '../../contract/articles.ts'
import { CATEGORY_ICONS } from '../categories/public.ts'
import './card/article-card.css'
import { spinesOf } from './card/spines.ts'

interface ArticleCoverProps {
  article: Pick<ArticleCard, 'id' | 'category' | 'thumbnail'>
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  sizes: string
  /** The first thing of a screen: fetched at once. */
  isFirst?: boolean
}

/** The picture of an article; without one, a shelf in the colour of its category. */
export function ArticleCover({ article, sizes, isFirst = false }: ArticleCoverProps) {
  const { thumbnail } = article
  if (thumbnail === null) return <DrawnCover article={article} />
  return (
    <img
      className="article-cover"
      src={thumbnail}
      srcSet={[320, 640, 960].map((width) => `${inWidth(thumbnail, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt=""
      width={960}
      height={540}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  )
}

function inWidth(address: string, width: number): string {
  return address.replace(/\/\d+\.webp$/, `/${width}.webp`)
}

function DrawnCover({ article: { id, category } }: Pick<ArticleCoverProps, 'article'>) {
  const Icon = CATEGORY_ICONS[category]
  return (
    <div className={`article-cover article-cover-drawn c-${category}`}>
      <svg viewBox="0 0 640 360" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
        {spinesOf(id).map(({ x, width, height, tone, isLeaning }) => (
          <rect
            key={x}
            className={`article-spine-${tone}`}
            x={x}
            y={360 - height}
            width={width}
            height={height + 20}
            transform={isLeaning ? `rotate(20 ${x} 360)` : undefined}
          />
        ))}
      </svg>
      <Icon aria-hidden="true" />
    </div>
  )
}
