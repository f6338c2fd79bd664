export { ArticleCard } from './article-card.tsx'
export { ArticleCover } from './article-cover.tsx'
export { articleQueries, type ArticleFilter } from './article-queries.ts'
export { ArticleCardSkeleton } from './card/article-card-skeleton.tsx'
