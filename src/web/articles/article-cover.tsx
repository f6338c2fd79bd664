import type { ArticleCard } from '../../contract/articles.ts'
import './card/article-card.css'
import { deferHydration } from '../platform/deferred-hydration.tsx'

const DrawnShelf = deferHydration(async () => (await import('./card/drawn-shelf.tsx')).DrawnShelf)
/** The light of a drawn cover comes from one of these sides. */
const SKIES = 4

interface ArticleCoverProps {
  article: Pick<ArticleCard, 'title' | 'category' | 'thumbnail'>
  /** How wide it is drawn, in the words of the `sizes` attribute. */
  sizes: string
  /** The first thing of a screen: fetched at once. */
  isFirst?: boolean
  /** Across the whole page, above its article. */
  isWide?: boolean
}

/** The picture of an article; without one, a shelf in the colour of its category. */
export function ArticleCover({ article, sizes, isFirst = false, isWide = false }: ArticleCoverProps) {
  const { thumbnail } = article
  if (thumbnail === null) return <DrawnCover article={article} isWide={isWide} />
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

/** Lamp light in the colour of the category; what stands in it answers to nothing, so it comes alive by itself. */
function DrawnCover({ article: { title, category }, isWide = false }: Omit<ArticleCoverProps, 'sizes'>) {
  return (
    <div className={`article-cover article-cover-drawn c-${category}`} data-sky={title.length % SKIES}>
      <DrawnShelf title={title} category={category} isWide={isWide} />
    </div>
  )
}
