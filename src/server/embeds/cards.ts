import type * as z from 'zod/mini'
import { ArticleCard } from '../../contract/articles.ts'
import { CollectionCard } from '../../contract/collections.ts'
import type { Embed } from '../../contract/embeds.ts'
import { PAGE_POST_SNIPPET } from '../../contract/limits.ts'
import { PagePost } from '../../contract/page-posts.ts'
import { QuestionCard } from '../../contract/questions.ts'
import type { Embeddable } from '../../contract/rich-text-rules.ts'
import type { Card } from '../content/content-type.ts'
import { excerpt } from '../rich-text/public.ts'

export type EmbedCard = Pick<Embed, 'title' | 'excerpt' | 'language' | 'author' | 'image' | 'createdAt'>

/** Letters of what is embedded that are shown. */
const EXCERPT = 160

/** What every type's own card says of it; null for one that says nothing to this reader. */
const CARDS: Record<Embeddable, (card: Card) => EmbedCard | null> = {
  article: cardOf(ArticleCard, (article) => ({
    title: article.title,
    excerpt: article.description,
    language: article.language,
    author: authorOf(article),
    image: article.thumbnail,
    createdAt: article.createdAt,
  })),
  'page-post': cardOf(PagePost, (post) => {
    if (post.isRedacted) return null
    const said = excerpt(post.nodes ?? [], EXCERPT)
    const title = post.title ?? post.votingQuestion ?? excerpt(post.nodes ?? [], PAGE_POST_SNIPPET)
    return {
      title,
      excerpt: said === title ? '' : said,
      language: null,
      author: authorOf(post),
      image: post.media?.posterUrl ?? post.media?.sources[0]?.url ?? null,
      createdAt: post.createdAt,
    }
  }),
  question: cardOf(QuestionCard, ({ title, excerpt: said, language, author, createdAt }) => ({
    title,
    excerpt: said,
    language,
    author,
    image: null,
    createdAt,
  })),
  collection: cardOf(CollectionCard, ({ title, description, language, author, createdAt }) => ({
    title,
    excerpt: description,
    language,
    author,
    image: null,
    createdAt,
  })),
}

export function embedCard(type: Embeddable, card: Card): EmbedCard | null {
  return CARDS[type](card)
}

/** Types make their cards by the schemas of the contract; a test asks for each of them. */
function cardOf<S extends z.ZodMiniType>(
  schema: S,
  make: (card: z.output<S>) => EmbedCard | null,
): (card: Card) => EmbedCard | null {
  return (card) => make(schema.parse(card))
}

interface Authored {
  authorId: number | null
  authorName: string | null
  authorAlias: string | null
  authorProfileUrl: string | null
}

function authorOf({ authorId, authorName, authorAlias, authorProfileUrl }: Authored): EmbedCard['author'] {
  if (authorId === null) return null
  return { id: authorId, name: authorName ?? '', alias: authorAlias ?? '', profileUrl: authorProfileUrl }
}
