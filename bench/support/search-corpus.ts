import type { Client } from 'pg'
import { CATEGORIES } from '../../src/contract/categories.ts'
import { copyRows, createRandom, withoutIndexes, type Cell } from '../../src/server/platform/seeding.ts'
import { labelsOf, write, type Text } from './search-texts.ts'
import { makeVocabulary, type Vocabulary } from './search-words.ts'

/** At scale 3400 about 1,000,000 versions of articles, 400,000 posts, 20,000 questions and 20,000 guilds. */
const ARTICLES = 294
const POSTS = 118
const QUESTIONS = 6
const GUILDS = 6
const PEOPLE = 5000
const FIRST_DAY = Date.UTC(2024, 0, 1)
const TABLES = [
  'article_groups',
  'articles',
  'article_places',
  'article_search',
  'page_posts',
  'page_post_places',
  'page_post_search',
  'questions',
  'question_places',
  'question_search',
  'guilds',
]

export interface Corpus {
  english: Vocabulary
  indonesian: Vocabulary
  articles: number
  posts: number
  questions: number
  guilds: number
}

/** Fills an empty, migrated database: what the searches read is there as the site would have written it. */
export async function fillCorpus(client: Client, scale: number): Promise<void> {
  const corpus = await describeCorpus(client, scale)
  // Nothing follows from these rows, and they are right by themselves.
  await client.query('set session_replication_role = replica')
  await client.query("set maintenance_work_mem = '1GB'; set max_parallel_maintenance_workers = 1")
  await copyRows(client, 'users', ['id', 'email', 'first_name', 'last_name', 'alias_name'], people(corpus))
  await withoutIndexes(client, TABLES, async () => {
    await copyArticles(client, corpus)
    await copyPosts(client, corpus)
    await copyQuestions(client, corpus)
    await copyGuilds(client, corpus)
  })
  await client.query('select count_search_words()')
  await client.query(
    `insert into tag_counters (tag, articles)
     select tag, count(*) from articles cross join unnest(tags) as tag group by tag`,
  )
  for (const table of ['users', 'article_groups', 'articles', 'page_posts', 'questions', 'guilds'])
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    )
  await client.query('vacuum analyze')
  await client.query('set session_replication_role = default')
}

export async function describeCorpus(client: Client, scale: number): Promise<Corpus> {
  return {
    english: await makeVocabulary(client, 'english', 1),
    indonesian: await makeVocabulary(client, 'indonesian', 2),
    articles: Math.round(ARTICLES * scale),
    posts: Math.round(POSTS * scale),
    questions: Math.round(QUESTIONS * scale),
    guilds: Math.round(GUILDS * scale),
  }
}

function* people({ english }: Corpus): Iterable<Cell[]> {
  for (let id = 1; id <= PEOPLE; id++) {
    const [first = '', last = ''] = [english.words[200 + id], english.words[20_000 + id]]
    yield [id, `${id}@bench.example`, first, last, `${first}-${id}`]
  }
}

/** Two languages a group, in turn; one piece after the other, so that no more than a piece is in memory. */
async function copyArticles(client: Client, corpus: Corpus): Promise<void> {
  const random = createRandom(3)
  const PIECE = 20_000
  const dayOf = (id: number) => new Date(FIRST_DAY + (id / corpus.articles) * 1000 * 86_400_000)
  for (let from = 1; from <= corpus.articles; from += PIECE) {
    const rows: {
      id: number
      group: number
      language: string
      category: string
      author: number
      text: Text
    }[] = []
    for (let id = from; id < Math.min(from + PIECE, corpus.articles + 1); id++) {
      const group = Math.ceil(id / 2)
      const language = id % 2 === 1 ? 'en' : group % 3 === 0 ? 'my' : 'id'
      const category = CATEGORIES[group % CATEGORIES.length] ?? 'science'
      const author = 1 + (group % PEOPLE)
      const labels = labelsOf(id, dayOf(id), `' l ${language}' ' c ${category}' ' a ${author}'`)
      const text = write(random, language === 'en' ? corpus.english : corpus.indonesian, labels, true)
      rows.push({ id, group, language, category, author, text })
    }
    const groups = rows.filter(({ id }) => id % 2 === 1)
    await copyRows(
      client,
      'article_groups',
      ['id', 'original_article_id', 'categories', 'created_at'],
      groups.map(({ id, group, category }) => [group, id, `{${category}}`, dayOf(id)]),
    )
    await copyRows(
      client,
      'articles',
      'id group_id language author_id state title source nodes renderer_version excerpt words tags created_at published_at updated_at'.split(
        ' ',
      ),
      rows.map(({ id, group, language, author, text }) => {
        const day = dayOf(id)
        const excerpt = text.title.repeat(4).slice(0, 300)
        const tags = `{${text.tags.join(',')}}`
        return [
          id,
          group,
          language,
          author,
          'published',
          text.title,
          '',
          '[]',
          1,
          excerpt,
          300,
          tags,
          day,
          day,
          day,
        ]
      }),
    )
    await copyRows(
      client,
      'article_places',
      'scope article_id group_id language is_lead hot hot_week score published_at'.split(' '),
      rows.map(({ id, group, language }) => {
        const score = Math.round(random.next() ** 4 * 1000) / 100
        return ['all', id, group, language, id % 2 === 1, id, id, score, dayOf(id)]
      }),
    )
    await copyRows(
      client,
      'article_search',
      ['article_id', 'language', 'title', 'head', 'words'],
      rows.map(({ id, language, text }) => [id, language, text.title, text.head, text.words]),
    )
  }
}

/** One post in two hundred. */
const isAdult = (id: number) => id % 200 === 0

async function copyPosts(client: Client, corpus: Corpus): Promise<void> {
  const random = createRandom(4)
  const PIECE = 20_000
  const dayOf = (id: number) => new Date(FIRST_DAY + (id / corpus.posts) * 1000 * 86_400_000)
  for (let from = 1; from <= corpus.posts; from += PIECE) {
    const rows: { id: number; author: number; text: Text }[] = []
    for (let id = from; id < Math.min(from + PIECE, corpus.posts + 1); id++) {
      const author = 1 + random.int(PEOPLE)
      const vocabulary = id % 2 === 0 ? corpus.english : corpus.indonesian
      const more = `' a ${author}' ${isAdult(id) ? "' n 1'" : ''}`
      const text = write(random, vocabulary, labelsOf(id, dayOf(id), more), false)
      rows.push({ id, author, text })
    }
    await copyRows(
      client,
      'page_posts',
      'id author_id type state title nodes renderer_version is_nsfw created_at'.split(' '),
      rows.map(({ id, author, text }) => {
        return [id, author, 'discussion', 'published', text.title, '[]', 1, isAdult(id), dayOf(id)]
      }),
    )
    await copyRows(
      client,
      'page_post_places',
      'post_id author_id type is_nsfw hot created_at'.split(' '),
      rows.map(({ id, author }) => [id, author, 'discussion', isAdult(id), id, dayOf(id)]),
    )
    await copyRows(
      client,
      'page_post_search',
      ['post_id', 'head', 'words'],
      rows.map(({ id, text }) => [id, text.head, text.words]),
    )
  }
}

async function copyQuestions(client: Client, corpus: Corpus): Promise<void> {
  const random = createRandom(6)
  const rows = Array.from({ length: corpus.questions }, (_, at) => {
    const id = at + 1
    const [language, vocabulary] =
      id % 2 === 0 ? (['en', corpus.english] as const) : (['id', corpus.indonesian] as const)
    const day = new Date(FIRST_DAY + (id / corpus.questions) * 1000 * 86_400_000)
    const category = CATEGORIES[id % CATEGORIES.length] ?? 'science'
    const author = 1 + random.int(PEOPLE)
    const labels = labelsOf(id, day, `' l ${language}' ' c ${category}' ' a ${author}'`)
    return { id, language, category, author, day, text: write(random, vocabulary, labels, true) }
  })
  await copyRows(
    client,
    'questions',
    'id author_id state title nodes renderer_version category language tags created_at updated_at'.split(' '),
    rows.map(({ id, language, category, author, day, text }) => {
      const tags = `{${text.tags.join(',')}}`
      return [id, author, 'published', text.title, '[]', 1, category, language, tags, day, day]
    }),
  )
  await copyRows(
    client,
    'question_places',
    'question_id category language is_nsfw hot hot_week worth created_at'.split(' '),
    rows.map(({ id, language, category, day }) => [id, category, language, false, id, id, 0, day]),
  )
  await copyRows(
    client,
    'question_search',
    ['question_id', 'is_nsfw', 'head', 'words'],
    rows.map(({ id, text }) => [id, false, text.head, text.words]),
  )
}

/** Half of them call themselves a club. */
async function copyGuilds(client: Client, corpus: Corpus): Promise<void> {
  const random = createRandom(7)
  const rows = Array.from({ length: corpus.guilds }, (_, at) => {
    const id = at + 1
    const vocabulary = id % 2 === 0 ? corpus.english : corpus.indonesian
    const { title } = write(random, vocabulary, '', false)
    const day = new Date(FIRST_DAY + id * 1000)
    const name = `${title.split(' ').slice(0, 2).join(' ')} ${id % 4 < 2 ? 'club' : 'circle'} ${id}`.slice(
      0,
      50,
    )
    const members = Math.round(random.next() ** 6 * 5000) + 1
    return [id, name, 'GU', 'logo1', '#1f5f8b', title, 'open', 1 + (id % PEOPLE), members, day, day]
  })
  await copyRows(
    client,
    'guilds',
    'id name insignia logo color description join_mode owner_id member_count active_at created_at'.split(' '),
    rows,
  )
}
