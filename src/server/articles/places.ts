import { ranksOf, type Attention, type Ranks } from '../content/ranks.ts'

export interface PublishedArticle extends Attention {
  id: number
  language: string
  tags: string[]
  publishedAt: Date
}

export interface Group {
  id: number
  originalId: number | null
  categories: string[]
  /** Only published ones, the oldest first. */
  articles: PublishedArticle[]
}

/** A row of `article_places`. */
export interface Place extends Ranks {
  scope: string
  articleId: number
  groupId: number
  language: string
  isLead: boolean
  publishedAt: Date
}

/** All places of a group's articles. In each scope one of them leads, with the attention of the whole group. */
export function placesOf(group: Group): Place[] {
  const sum = {
    attention: group.articles.reduce((total, { attention }) => total + attention, 0),
    reads: group.articles.reduce((total, { reads }) => total + reads, 0),
  }
  const scopes = new Set(['all', ...group.categories, ...group.articles.flatMap(tagScopes)])
  return [...scopes].flatMap((scope) => {
    const inScope = scope.startsWith('#')
      ? group.articles.filter((article) => tagScopes(article).includes(scope))
      : group.articles
    // A tag may belong to a translation only: then that one leads there.
    const lead = inScope.find(({ id }) => id === group.originalId) ?? inScope[0]
    return inScope.map((article) => ({
      scope,
      articleId: article.id,
      groupId: group.id,
      language: article.language,
      isLead: article === lead,
      publishedAt: article.publishedAt,
      ...ranksOf(article === lead ? sum : article, article.publishedAt),
    }))
  })
}

function tagScopes({ tags }: PublishedArticle): string[] {
  return tags.map((tag) => `#${tag}`)
}

export function placeKey({ scope, articleId }: Place): string {
  return `${articleId} ${scope}`
}

/** What a group adds to the public numbers: itself once, also to each category; every article to its tags. */
export interface Counts {
  groups: number
  categories: Map<string, number>
  tags: Map<string, number>
}

/** By how much the public numbers change with the places. */
export function countChange(before: Place[], after: Place[]): Counts {
  const change: Counts = { groups: 0, categories: new Map(), tags: new Map() }
  const add = (places: Place[], by: number) => {
    for (const { scope, isLead } of places) {
      if (scope === 'all') change.groups += isLead ? by : 0
      else if (scope.startsWith('#')) bump(change.tags, scope.slice(1), by)
      else if (isLead) bump(change.categories, scope, by)
    }
  }
  add(before, -1)
  add(after, 1)
  return change
}

function bump(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by)
}
