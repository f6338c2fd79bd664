import { FEW_HITS } from '../../contract/search.ts'
import { ARTICLE_SNIPPET, LIST_SIZE } from '../../contract/limits.ts'
import { cleanTerm } from '../../contract/search-rules.ts'
import { ArticleCard, ArticleCardSkeleton } from '../articles/public.ts'
import { CollectionRow, CollectionRowSkeleton } from '../collections/public.ts'
import { GuildTile } from '../guilds/public.ts'
import { PostSnippet, PostSnippetSkeleton } from '../page-posts/public.ts'
import { useText } from '../platform/language.tsx'
import { snippetOf } from '../platform/snippet.ts'
import { QuestionRow, QuestionRowSkeleton } from '../questions/public.ts'
import { HiddenCards, useReadable } from '../reading/public.ts'
import { DidYouMean } from './did-you-mean.tsx'
import { FoundCount } from './found-count.tsx'
import { FoundPerson } from './found-person.tsx'
import { FoundSection } from './found-section.tsx'
import { markWords } from './mark-words.tsx'
import { messages } from './messages.ts'
import { NothingFound } from './nothing-found.tsx'
import { narrowingOf, viewPath, type SearchView } from './search-view.ts'
import type { EverythingFound } from './use-found.ts'

const NONE: readonly never[] = []
const TILES = 'grid grid-cols-2 gap-x-8 max-md:grid-cols-1'
const ROWS = 'search-list row-list'

interface FoundProps {
  term: string
  view: SearchView
  found: EverythingFound
}

/** What was found, kind by kind. */
export function Found({ term, view, found }: FoundProps) {
  const t = useText(messages)
  const { guilds, articles, posts, questions, collections, people } = found
  // Where a language was asked for by name its articles are wanted.
  const readable = useReadable(articles?.items ?? NONE, { isByChoice: view.language === undefined })
  const counts = {
    guilds: guilds?.items.length ?? 0,
    articles: readable.cards.length,
    posts: posts?.items.length ?? 0,
    questions: questions?.items.length ?? 0,
    collections: collections?.items.length ?? 0,
    people: people?.items.length ?? 0,
  }
  const count = Object.values(counts).reduce((sum, one) => sum + one, 0)
  const lists = Object.values(found).filter((list) => list !== undefined)
  const isPending = lists.some(({ state }) => state.isPending)
  const isPaged = lists.some(({ trail }) => trail.page > 1) || (view.hasNsfw && posts?.isPaged === true)
  // A list that goes on holds the best ones, not all; guilds have one page.
  const isMore = lists.some((list) => list.isPaged) || counts.guilds >= LIST_SIZE
  const isWhole = !isPending && !isPaged && !lists.some(({ state }) => state.hasFailed)
  const isAll = view.filter === 'all'
  const isNarrowed = Object.keys(narrowingOf(view)).length > 0
  const show = markWords(term)
  return (
    <>
      <p role="status" className="search-status mt-5 text-quiet">
        {isPending ? (
          t('searching')
        ) : (
          <FoundCount
            term={cleanTerm(term)}
            counts={counts}
            words={isPaged ? 'onPage' : isMore ? 'best' : 'count'}
          />
        )}
      </p>
      {isWhole && !isNarrowed && count + readable.otherCount < FEW_HITS && (
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
                text={snippetOf(article.content, ARTICLE_SNIPPET)}
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
              <PostSnippet post={post} show={show} />
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
              <QuestionRow question={question} heading="h3" show={show} />
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
