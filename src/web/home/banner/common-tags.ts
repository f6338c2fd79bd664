import type { ArticleCard } from '../../../contract/articles.ts'

const SHOWN = 3

/** The commonest tags of some articles; among equals the newest article's comes first. */
export function commonTags(articles: readonly Pick<ArticleCard, 'tags'>[]): string[] {
  const uses = new Map<string, number>()
  for (const { tags } of articles) for (const tag of tags) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  return [...uses]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, SHOWN)
    .map(([tag]) => tag)
}
