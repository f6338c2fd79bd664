/** Fetched once the screen is alive: the overview with its search, and one page. */
export { HelpArticle } from './help-article.tsx'
export { HelpOverview } from './help-overview.tsx'
