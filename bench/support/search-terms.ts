import { createRandom } from '../../src/server/platform/seeding.ts'
import type { Corpus } from './search-corpus.ts'
import type { Vocabulary } from './search-words.ts'

/** One kind of search that is measured. */
export interface Case {
  name: string
  path: string
  /** The term of search number `at`. */
  term: (at: number) => string
  /** The other ranking, of what this finds: `article_search` or `page_post_search`. */
  compared?: 'article_search' | 'page_post_search'
  /** Every first page must have as many as a page has. */
  isFull?: boolean
  /** The second page, by the address that the first one tells. */
  isSecond?: boolean
}

export const ARTICLES = '/api/articles/search'
const POSTS = '/api/page-posts/search'
const SUGGESTIONS = '/api/search/suggestions'
/** No address: what an adult is shown, without the proof that they are. */
export const ADULT_POSTS = 'adult posts'
const STOP_WORDS = 'which about have this would there their because through before after'.split(' ')

/** Words from a stretch of the vocabulary. */
export function termsOf(corpus: Corpus): Case[] {
  const word = ({ words }: Vocabulary, rank: number) => words[rank] ?? ''
  const cases: Case[] = []
  for (const language of ['english', 'indonesian'] as const) {
    const known = corpus[language]
    const random = createRandom(5)
    const near = (at: number, count: number) => word(known, at + random.int(count))
    const articles = (name: string, term: (at: number) => string, isFull = false) =>
      cases.push({ name: `${language}: ${name}`, path: ARTICLES, term, compared: 'article_search', isFull })
    articles('very common', (at) => word(known, at % 40), true)
    articles('medium', (at) => word(known, 1000 + 3 * at))
    articles('rare', (at) => word(known, 30_000 + 7 * at))
    articles('two common words', () => `${near(0, 60)} ${near(60, 200)}`, true)
    articles('common and rare', (at) => `${near(0, 60)} ${word(known, 20_000 + at)}`)
    articles('beginning of 3 letters', (at) => word(known, 300 + at).slice(0, 3))
    articles('beginning of 5 letters', (at) => word(known, 3000 + at).slice(0, 5))
    articles('misspelt', (at) => misspell(word(known, 2000 + 5 * at)))
    articles('a phrase', () => `"${near(0, 30)} ${near(30, 100)}"`)
    articles('-without', () => `${near(0, 40)} -${near(40, 400)}`)
  }
  const { english, indonesian } = corpus
  const common = (at: number) => word(english, at % 40)
  const start = (at: number) => common(at).slice(0, Math.max(3, common(at).length - 1))
  const articles = (name: string, term: Case['term'], more: Partial<Case> = {}) =>
    cases.push({ name, path: ARTICLES, term, ...more })
  articles('a common word of each language', (at) => `${common(at)} ${word(indonesian, at % 31)}`)
  articles(
    'numbers',
    (at) => ['202', '2024', '20', `${common(at)} 20`, '1'.padEnd(2, String(at % 9))][at % 5] ?? '',
  )
  articles('stop words', (at) => STOP_WORDS[at % STOP_WORDS.length] ?? '')
  articles('beginnings of very common words', start)
  articles('very common, page 2', common, { isSecond: true, isFull: true })
  for (const [name, filter, isFull] of [
    ['language', 'language=my', false],
    ['category', 'category=history', true],
    ['author', 'author={author}', false],
    ['a month long ago', 'from=2024-03-01&to=2024-03-31', true],
    ['one day early in a month', 'from=2024-03-03&to=2024-03-03', false],
    ['until the end of 2024', 'to=2024-12-31', true],
    ['since 2025', 'from=2025-01-15', true],
  ] as const)
    articles(`very common, by ${name}`, common, { path: `${ARTICLES}?${filter}`, isFull })
  const others: [string, string, Case['term']][] = [
    ['posts: adult only, very common', ADULT_POSTS, common],
    ['questions: very common', '/api/questions/search', common],
    ['questions: rare', '/api/questions/search', (at) => word(english, 20_000 + at)],
    ['guilds: very common', '/api/guilds/search/{term}', (at) => (at % 2 === 0 ? 'club' : common(at))],
    ['guilds: medium', '/api/guilds/search/{term}', (at) => word(indonesian, 500 + at)],
    ['corrections', '/api/search/corrections', (at) => misspell(word(english, 2000 + 3 * at))],
    ['suggestions, 2 letters', SUGGESTIONS, (at) => word(english, at).slice(0, 2)],
    ['suggestions, 4 letters', SUGGESTIONS, (at) => word(indonesian, 200 + at).slice(0, 4)],
    [
      'suggestions, a word and a half',
      SUGGESTIONS,
      (at) => `${word(english, at % 90)} ${word(english, 500 + at).slice(0, 3)}`,
    ],
    ['suggestions, numbers and stop words', SUGGESTIONS, (at) => (at % 2 === 0 ? `20${at % 10}` : start(at))],
    ['suggestions, clubs', SUGGESTIONS, (at) => 'club'.slice(0, 2 + (at % 3))],
    ['people', '/api/people/search', (at) => word(english, 201 + at).slice(0, 4)],
  ]
  cases.push(
    { name: 'posts: very common', path: POSTS, term: common, compared: 'page_post_search', isFull: true },
    {
      name: 'posts: medium',
      path: POSTS,
      term: (at) => word(indonesian, 1000 + at),
      compared: 'page_post_search',
    },
    ...others.map(([name, path, term]) => ({ name, path, term })),
  )
  return cases.map((one) => ({ ...one, term: (at) => one.term(at).padEnd(2, 'a') }))
}

/** Two letters in the middle change places. */
function misspell(word: string): string {
  const at = Math.max(1, Math.floor(word.length / 2) - 1)
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
}
