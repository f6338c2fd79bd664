import type { APIRequestContext } from '@playwright/test'
import type { Suggestion } from '../../src/contract/article-history.ts'
import type { Article } from '../../src/contract/articles.ts'
import type { Collection } from '../../src/contract/collections.ts'
import { COLLECTION_TITLE_MAX, COLUMN_LABEL_MAX } from '../../src/contract/collection-rules.ts'
import { POLL_OPTION_MAX, POLL_QUESTION_MAX, TITLE_MAX } from '../../src/contract/limits.ts'
import type { PagePost } from '../../src/contract/page-posts.ts'
import type { Question } from '../../src/contract/questions.ts'
import { ownWord, patch, post, translateArticle, writeArticle, writeComment } from './articles.ts'
import { makePng } from './picture.ts'
import { uploadFile, writePost } from './posts.ts'

/** What people write is not always kind to a layout. */
export interface Samples {
  article: Article
  translation: Article
  firstRevisionId: number
  suggestion: Suggestion
  /** A discussion with a poll; a photo and an adult post stand beside it in the feed. */
  poll: PagePost
  /** With an answer. */
  question: Question
  /** With numbers to chart. */
  collection: Collection
}

/** A word that no browser breaks by itself. */
const longWord = (length: number): string => `x${ownWord()}${'w'.repeat(length)}`.slice(0, length)

const content = (): string => `${longWord(200)} is a word that no line has room for.

## In numbers, with a heading that goes on and on until it has to take a second line

| Place | ${['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'].join(' | ')} |
| --- | ${'---: | '.repeat(8)}
| Klebang | ${'1.948 m | '.repeat(8)}

### In code

\`\`\`ts
const heights = [${'1.948, '.repeat(40)}] // ${longWord(60)}
\`\`\`

The height follows $h = a \\cos(\\omega t)$ and \`${longWord(90)}\`, as was said before.[^1]

> Whoever waits for the tide ||gets wet feet||.

- [x] Look at the mud
- [ ] Look at the birds

## In short

https://example.org/${longWord(120)}

[^1]: By ${longWord(80)}.`

/** An article with everything that is drawn somewhere: long words, a comment, a history, a suggestion, a translation. */
export async function writeSamples(request: APIRequestContext, reader: APIRequestContext): Promise<Samples> {
  const words = content()
  const original = await writeArticle(request, {
    title: longWord(TITLE_MAX),
    content: words,
    categories: ['technology', 'entertainment', 'astronomy'],
    tags: ['tide', longWord(30)],
  })
  const { id } = original
  const translation = await translateArticle(reader, original, {
    language: 'id',
    title: `Jam dari air ${ownWord()}`,
    content: 'Dua kali sehari selat ini bernapas, dan para nelayan membacanya seperti orang membaca jam.',
  })
  const article = await patch<Article>(request, `/api/articles/${id}`, {
    content: `${words}\n\n${'Since the new breakwater the water comes an hour later. '.repeat(20)}`,
    baseRevisionId: original.revisionId,
    summary: longWord(100),
  })
  await writeComment(reader, article, `**${longWord(100)}** is what \`they\` say.\n\n> And so on.`)
  const suggestion = await post<Suggestion>(reader, `/api/articles/${id}/suggestions`, {
    title: article.title,
    content: article.content.replace('Look at the birds', longWord(70)),
    baseRevisionId: article.revisionId,
    summary: longWord(90),
  })
  const poll = await fillFeed(request)
  const question = await ask(request, reader)
  const collection = await collect(request)
  return {
    article,
    translation,
    firstRevisionId: original.revisionId,
    suggestion,
    poll,
    question,
    collection,
  }
}

async function ask(request: APIRequestContext, reader: APIRequestContext): Promise<Question> {
  const question = await post<Question>(request, '/api/questions', {
    title: longWord(TITLE_MAX),
    content: `**${longWord(100)}** is what \`they\` say.`,
    category: 'technology',
    tags: ['tide', longWord(30)],
    language: 'en',
  })
  await post(reader, `/api/questions/${question.id}/answers`, { content: longWord(120) })
  return question
}

async function collect(request: APIRequestContext): Promise<Collection> {
  const [name, height] = [longWord(COLUMN_LABEL_MAX), 'Height']
  return post(request, '/api/collections', {
    title: longWord(COLLECTION_TITLE_MAX),
    description: longWord(200),
    category: 'technology',
    language: 'en',
    tags: ['tide', longWord(30)],
    columns: [
      { label: name, type: 'text', required: true },
      { label: height, type: 'number', unit: 'm' },
      { label: 'Country', type: 'country' },
      { label: 'Source', type: 'url' },
    ],
    csv: [
      [name, height, 'Country', 'Source'],
      [longWord(300), '1.948', 'MY', `https://example.org/${longWord(120)}`],
      ['Sabang', '-0.4', 'ID', ''],
    ]
      .map((cells) => cells.join(','))
      .join('\n'),
  })
}

async function fillFeed(request: APIRequestContext): Promise<PagePost> {
  const poll = await writePost(request, {
    title: longWord(TITLE_MAX),
    content: `**${longWord(100)}** is what \`they\` say.\n\n> And so on.`,
    isVotingEnabled: true,
    votingQuestion: longWord(POLL_QUESTION_MAX),
    votingOptions: [longWord(POLL_OPTION_MAX), 'Nothing', longWord(40)],
  })
  for (const isNsfw of [true, false]) {
    const file = { name: 'mud.png', mimeType: 'image/png', buffer: makePng(640, 360) }
    const { id } = await uploadFile(request, file)
    const mediaAlt = 'The mud at low tide'
    await writePost(request, {
      type: 'photo',
      title: '',
      content: longWord(80),
      mediaId: id,
      mediaAlt,
      isNsfw,
    })
  }
  return poll
}
