import { FEW_HITS } from '../../contract/search.ts'
import type { FoundArticle } from '../../contract/article-search.ts'
import { ARTICLE_SNIPPET, PAGE_POST_SNIPPET } from '../../contract/limits.ts'
import { aroundHit } from '../../contract/search-hits.ts'
import { ArticleCard, ArticleCardSkeleton } from '../articles/public.ts'
import { CollectionRow, CollectionRowSkeleton } from '../collections/public.ts'
import { GuildTile } from '../guilds/public.ts'
import { PostSnippet, PostSnippetSkeleton, wordsOfPost } from '../page-posts/public.ts'
import { useText } from '../platform/language.tsx'
import { snippetOf } from '../platform/snippet.ts'
import { QuestionRow, QuestionRowSkeleton } from '../questions/public.ts'
import { HiddenCards, type Readable } from '../reading/public.ts'
import { DidYouMean } from './did-you-mean.tsx'
import type { FoundFacts } from './found-facts.ts'
import { FoundPersonSkeleton } from './found-person-skeleton.tsx'
import { FoundPerson } from './found-person.tsx'
import { FoundSection } from './found-section.tsx'
import { markWords } from './mark-words.tsx'
import { messages } from './messages.ts'
import { NothingFound } from './nothing-found.tsx'
import { isNarrowed, viewPath, type SearchView } from './search-view.ts'
import type { EverythingFound } from './use-found.ts'

const TILES = 'grid grid-cols-2 gap-x-8 max-md:grid-cols-1'
const ROWS = 'search-list row-list'

interface FoundProps {
  term: string
  view: SearchView
  found: EverythingFound
  readable: Readable<FoundArticle>
  facts: FoundFacts
}

/** What was found, kind by kind. */
export function Found({ term, view, found, readable, facts }: FoundProps) {
  const t = useText(messages)
  const { guilds, articles, posts, questions, collections, people } = found
  const { count, isPending } = facts
  const isWhole = !isPending && !facts.isPaged && !facts.hasFailed
  const isAll = view.filter === 'all'
  const show = markWords(term)
  return (
    <>
      {isWhole && !isNarrowed(view) && count + readable.otherCount < FEW_HITS && (
        <DidYouMean term={term} view={view} />
      )}
      {isWhole && count === 0 && readable.otherCount === 0 && <NothingFound term={term} view={view} />}
      {guilds && (
        <FoundSection
          id="guilds"
          title={t('foundGuilds')}
          failed={t('guildsFailed')}
          found={guilds}
          className={TILES}
          {...(isAll && { shownFirst: 4, restAt: viewPath(term, { ...view, filter: 'guilds' }) })}
        >
          {(guild) => (
            <li key={guild.id} className="min-w-0">
              <GuildTile guild={guild} />
            </li>
          )}
        </FoundSection>
      )}
      {articles && (
        <FoundSection
          id="articles"
          title={t('articles')}
          failed={t('articlesFailed')}
          found={articles}
          items={readable.cards}
          className={ROWS}
          skeleton={<ArticleCardSkeleton size="row" />}
        >
          {(article) => (
            <li key={article.id}>
              <ArticleCard
                article={article}
                size="row"
                text={article.snippet ?? snippetOf(article.content, ARTICLE_SNIPPET)}
                show={show}
              />
            </li>
          )}
        </FoundSection>
      )}
      <div className="search-hidden">
        <HiddenCards readable={readable} isEmpty={count === 0 && !isPending} />
      </div>
      {posts && (
        <FoundSection
          id="posts"
          title={t('posts')}
          failed={t('postsFailed')}
          found={posts}
          className="search-posts grid grid-cols-3 gap-x-5 gap-y-7 max-md:grid-cols-1"
          skeleton={<PostSnippetSkeleton />}
          {...(isAll &&
            !(view.hasNsfw && posts.isPaged) && {
              shownFirst: 6,
              restAt: viewPath(term, { ...view, filter: 'pagefeed' }),
            })}
        >
          {(post) => (
            <li key={post.id}>
              <PostSnippet
                post={post}
                words={aroundHit(wordsOfPost(post), term, PAGE_POST_SNIPPET) ?? undefined}
                show={show}
              />
            </li>
          )}
        </FoundSection>
      )}
      {questions && (
        <FoundSection
          id="questions"
          title={t('questions')}
          failed={t('questionsFailed')}
          found={questions}
          shownFirst={5}
          className={ROWS}
          skeleton={<QuestionRowSkeleton />}
        >
          {(question) => (
            <li key={question.id}>
              <QuestionRow
                question={{ ...question, excerpt: question.snippet ?? question.excerpt }}
                heading="h3"
                show={show}
              />
            </li>
          )}
        </FoundSection>
      )}
      {collections && (
        <FoundSection
          id="collections"
          title={t('collections')}
          failed={t('collectionsFailed')}
          found={collections}
          shownFirst={5}
          className={ROWS}
          skeleton={<CollectionRowSkeleton />}
        >
          {(collection) => (
            <li key={collection.id}>
              <CollectionRow collection={collection} show={show} />
            </li>
          )}
        </FoundSection>
      )}
      {people && (
        <FoundSection
          id="people"
          title={t('people')}
          failed={t('peopleFailed')}
          found={people}
          shownFirst={6}
          className={TILES}
          skeleton={<FoundPersonSkeleton />}
        >
          {(person) => (
            <li key={person.id} className="min-w-0">
              <FoundPerson person={person} show={show} />
            </li>
          )}
        </FoundSection>
      )}
    </>
  )
}
