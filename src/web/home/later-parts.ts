/** The parts of home below the fold, fetched as one after those above. */
export { ForYou } from '../for-you/public.ts'
export { BannerLinks } from './banner/banner-links.tsx'
export { Shelf } from './banner/shelf.tsx'
export { CategoryGrid } from './content/category-grid.tsx'
export { RecentArticles } from './content/recent-articles.tsx'
export { SideColumn } from './content/side-column.tsx'
export { NsfwRow } from './posts/nsfw-row.tsx'
export { RecentPosts } from './posts/recent-posts.tsx'
