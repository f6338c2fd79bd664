import { copyRows, withoutIndexes, type Cell, type Seeding } from '../platform/seeding.ts'
import { POINTS, ranksOf } from '../content/ranks.ts'
import { RENDERER_VERSION } from '../rich-text/public.ts'
import { seedCoAuthors } from './co-authors/seed-queries.ts'
import { seedScheduled } from './schedule-seed-queries.ts'
import { COMMENTS } from '../seeds/article-aspects.ts'
import {
  GROUPS_AT_SCALE_1,
  peopleAround,
  planGroup,
  type Community,
  type PlannedArticle,
  type PlannedGroup,
} from './seed-plan.ts'
import { countRows } from './seed-queries.ts'
import { textOf } from './seed-texts.ts'
import { seedSeries } from './series/seed-queries.ts'
import { TOPICS } from '../seeds/topics.ts'

/** Articles in three languages with their history, readers and comments, over two years, more of them lately. */
export async function seedArticles(seeding: Seeding, people: number): Promise<number> {
  const { scale, random, until } = seeding
  const community: Community = {
    groups: Math.max(1, Math.round(GROUPS_AT_SCALE_1 * scale)),
    people,
    until,
    seed: random.int(2 ** 30),
    topics: TOPICS,
  }
  await withoutIndexes(seeding.client, HEAVY, () => write(seeding, community))
  return community.groups
}

/** Tables with a row or more for each article. */
const HEAVY =
  'articles article_revisions article_places article_updates article_search likes bookmarks comments'.split(
    ' ',
  )

async function write({ client, until }: Seeding, community: Community): Promise<void> {
  const copy = (table: string, columns: string, rows: (group: PlannedGroup) => Iterable<Cell[]>) =>
    copyRows(client, table, columns.split(' '), eachGroup(community, rows))

  await copy('article_groups', 'id original_article_id categories created_at', ({ id, topic, articles }) =>
    articles
      .slice(0, 1)
      .map((original) => [id, original.id, `{${topic.categories.join(',')}}`, original.publishedAt]),
  )
  await copy(
    'articles',
    'id group_id language author_id state title source nodes renderer_version excerpt words tags revision_id translated_from_revision_id stale_since created_at published_at updated_at',
    articleRows,
  )
  await copy(
    'article_revisions',
    'id article_id editor_id title source summary is_minor size_delta created_at',
    revisionRows,
  )
  await copy(
    'article_places',
    'scope article_id group_id language is_lead hot hot_week score published_at',
    placeRows,
  )
  await copy('article_updates', 'article_id group_id kind editor_id summary created_at', updateRows)
  await copy(
    'object_counters',
    'object_type object_id likes comments bookmarks shares reads attention',
    ({ articles }) =>
      articles.map((article) => [
        'article',
        article.id,
        article.likes,
        article.commenters,
        article.bookmarks,
        0,
        article.reads,
        attentionOf(article),
      ]),
  )
  const reactions = (count: 'likes' | 'bookmarks') => (group: PlannedGroup) =>
    group.articles.flatMap((article) =>
      Array.from(peopleAround(community, article, article[count]), (person): Cell[] => [
        'article',
        article.id,
        person,
        1,
        article.publishedAt,
      ]),
    )
  await copy('likes', 'object_type object_id user_id weight created_at', reactions('likes'))
  await copy('bookmarks', 'object_type object_id user_id weight created_at', reactions('bookmarks'))
  await copy(
    'comments',
    'object_type object_id id parent_id root_id level author_id source nodes renderer_version replies created_at',
    commentRows(community),
  )
  await countRows(client, community.groups, until)
  await seedSeries(client, community.groups, until)
  await seedScheduled(client, community)
  await seedCoAuthors(client, until)
}

function* eachGroup(community: Community, rows: (group: PlannedGroup) => Iterable<Cell[]>): Iterable<Cell[]> {
  for (let id = 1; id <= community.groups; id++) yield* rows(planGroup(community, id))
}

const newest = ({ revisions }: PlannedArticle) => revisions.at(-1) ?? { id: 0, at: new Date(0) }

function articleRows(group: PlannedGroup): Cell[][] {
  const [original] = group.articles
  return group.articles.map((article) => {
    const text = textOf(group, article.language)
    const isTranslation = original !== undefined && article !== original
    const isStale = isTranslation && article.isStale && original.revisions.length > 1
    const followed = isStale ? original.revisions[0] : original && newest(original)
    return [
      article.id,
      group.id,
      article.language,
      article.authorId,
      'published',
      text.title,
      text.source,
      text.nodes,
      RENDERER_VERSION,
      text.excerpt,
      text.words,
      `{${group.topic.tags[article.language].join(',')}}`,
      newest(article).id,
      isTranslation ? (followed?.id ?? null) : null,
      isStale ? newest(original).at : null,
      article.publishedAt,
      article.publishedAt,
      newest(article).at,
    ]
  })
}

function revisionRows(group: PlannedGroup): Cell[][] {
  return group.articles.flatMap((article) => {
    const text = textOf(group, article.language)
    return article.revisions.map(({ id, at }, index) => {
      const isNewest = index === article.revisions.length - 1
      const source = isNewest ? text.source : text.earlierSource
      const before = index === 0 ? 0 : text.earlierSource.length
      return [id, article.id, article.authorId, text.title, source, '', false, source.length - before, at]
    })
  })
}

/** All of them are counted for their weight of 1: nobody in the seeded past has just arrived. */
function attentionOf({ likes, bookmarks, commenters }: PlannedArticle): number {
  return POINTS.like * likes + POINTS.bookmark * bookmarks + POINTS.comment * commenters
}

function* placeRows(group: PlannedGroup): Iterable<Cell[]> {
  const [original] = group.articles
  const sum = (of: (article: PlannedArticle) => number) =>
    group.articles.reduce((total, article) => total + of(article), 0)
  for (const article of group.articles) {
    const isLead = article === original
    const heard = isLead
      ? { attention: sum(attentionOf), reads: sum(({ reads }) => reads) }
      : { attention: attentionOf(article), reads: article.reads }
    const { hot, hotWeek, score } = ranksOf(heard, article.publishedAt)
    const tags = group.topic.tags[article.language].map((tag) => `#${tag}`)
    for (const scope of ['all', ...group.topic.categories, ...tags])
      yield [scope, article.id, group.id, article.language, isLead, hot, hotWeek, score, article.publishedAt]
  }
}

function updateRows(group: PlannedGroup): Cell[][] {
  return group.articles.flatMap((article, at) =>
    article.revisions.map((revision, index) => {
      const first = at === 0 ? 'published' : 'translated'
      return [article.id, group.id, index === 0 ? first : 'edited', article.authorId, '', revision.at]
    }),
  )
}

function commentRows(community: Community): (group: PlannedGroup) => Iterable<Cell[]> {
  let id = 0
  return function* rows({ articles }: PlannedGroup) {
    for (const article of articles) {
      const words = COMMENTS[article.language]
      const people = [...peopleAround(community, article, article.commenters)]
      const rootOf = (index: number) => index - (index % 3)
      const firstId = id + 1
      for (const [index, person] of people.entries()) {
        id++
        const root = firstId + rootOf(index)
        const isRoot = root === id
        const text = words[(article.id + index) % words.length] ?? ''
        const nodes = JSON.stringify([{ type: 'paragraph', children: [{ type: 'text', value: text }] }])
        const replies = isRoot ? Math.min(2, people.length - 1 - index) : 0
        const at = new Date(article.publishedAt.getTime() + (index + 1) * 600_000)
        yield [
          'article',
          article.id,
          id,
          isRoot ? null : root,
          root,
          isRoot ? 1 : 2,
          person,
          text,
          nodes,
          RENDERER_VERSION,
          replies,
          at > community.until ? community.until : at,
        ]
      }
    }
  }
}
