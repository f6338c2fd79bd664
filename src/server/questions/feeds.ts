import type { QuestionCard } from '../../contract/questions.ts'
import { categoryNames } from '../content/category-messages.ts'
import type { FeedEntry, FeedSource } from '../content/feed-source.ts'
import { listQuestionCards } from './card-queries.ts'
import { feedMessages as messages } from './feed-messages.ts'
import { listPlaces } from './list-queries.ts'

export const questionFeeds: FeedSource[] = [
  {
    path: '/question/',
    find: async (_db, _value, language, site) => ({
      page: '/question',
      title: `${site}: ${messages.title[language]}`,
      description: messages.description[language],
      async listEntries({ db, config }, asked, limit) {
        const languages = asked === undefined ? undefined : [asked]
        const { ids } = await listPlaces(db.read, 'new', { languages }, null, limit)
        const questions = await listQuestionCards(db.read, ids)
        return questions.map((question) => entryOf(question, config.publicUrl))
      },
    }),
  },
]

function entryOf(question: QuestionCard, publicUrl: string): FeedEntry {
  const { id, title, excerpt, author, language, category, tags } = question
  return {
    url: `${publicUrl}/question/${id}`,
    title,
    summary: excerpt || title,
    publishedAt: question.createdAt,
    updatedAt: question.updatedAt,
    author: author === null ? undefined : { name: author.name, url: `${publicUrl}/user/${author.id}` },
    language,
    translations: [],
    categories: [
      { term: category, label: categoryNames[category][language] },
      ...tags.map((term) => ({ term })),
    ],
    imageUrl: undefined,
  }
}
