import { Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { ArticleCard } from '../articles/public.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { usePagedList } from '../ui/use-paged-list.ts'
import { leaveRow } from './leave-row.ts'
import { DeletedAnswer } from './deleted-answer.tsx'
import { DeletedPost, type Heading } from './deleted-post.tsx'
import { DeletedQuestion } from './deleted-question.tsx'
import { LibraryList } from './library-list.tsx'
import {
  deletedAnswersQuery,
  deletedPostsQuery,
  deletedQuestionsQuery,
  ownQuery,
  type OwnArticle,
} from './library-queries.ts'
import { messages } from './messages.ts'
import { NothingHere } from './nothing-here.tsx'
import { useBringBack } from './use-bring-back.ts'

/** Articles, posts, questions and answers are a list each; one that is empty is not mentioned. */
export function DeletedList() {
  const t = useText(messages)
  const { items: ownArticles = [], ...articleList } = usePagedList(ownQuery('deleted'))
  const { items: ownPosts = [], ...postList } = usePagedList(deletedPostsQuery)
  const { items: ownQuestions = [], ...questionList } = usePagedList(deletedQuestionsQuery)
  const { items: ownAnswers = [], ...answerList } = usePagedList(deletedAnswersQuery)
  const articles = ownArticles.filter(isDeleted)
  const posts = ownPosts.filter(isDeleted)
  const questions = ownQuestions.filter(isDeleted)
  const answers = ownAnswers.filter(isDeleted)
  const isThere = {
    articles: isShown(articles, articleList),
    posts: isShown(posts, postList),
    questions: isShown(questions, questionList),
    answers: isShown(answers, answerList),
  }
  const isOne = Object.values(isThere).filter(Boolean).length < 2
  const heading = isOne ? 'h2' : 'h3'
  const title = (name: keyof typeof isThere) => !isOne && <h2 className="mt-7 text-xl">{t(name)}</h2>
  const isOnWay = [postList, questionList, answerList].some(({ isPending }) => isPending)
  const isWaiting = !isThere.articles && isOnWay
  const isEmpty = !isThere.posts && !isThere.questions && !isThere.answers
  return (
    <>
      {isThere.articles && title('articles')}
      <LibraryList
        list={{ ...articleList, isPending: articleList.isPending || isWaiting }}
        items={articles}
        empty={isEmpty && <NothingHere tab="deleted" />}
      >
        {(article) => <DeletedRow key={article.id} article={article} heading={heading} />}
      </LibraryList>
      {isThere.posts && (
        <>
          {title('posts')}
          <LibraryList list={postList} items={posts} empty={null}>
            {(post) => <DeletedPost key={post.id} post={post} heading={heading} />}
          </LibraryList>
        </>
      )}
      {isThere.questions && (
        <>
          {title('questions')}
          <LibraryList list={questionList} items={questions} empty={null}>
            {(question) => <DeletedQuestion key={question.id} question={question} heading={heading} />}
          </LibraryList>
        </>
      )}
      {isThere.answers && (
        <>
          {title('answers')}
          <LibraryList list={answerList} items={answers} empty={null}>
            {(answer) => <DeletedAnswer key={answer.id} answer={answer} heading={heading} />}
          </LibraryList>
        </>
      )}
    </>
  )
}

/** What was brought back, or deleted on another screen, carries its new state before the list is fetched again. */
const isDeleted = ({ state }: { state: string }) => state === 'deleted'

function isShown(items: unknown[], list: { hasFailed: boolean; isOutdated: boolean }): boolean {
  return items.length > 0 || list.hasFailed || list.isOutdated
}

function DeletedRow({ article, heading }: { article: OwnArticle; heading: Heading }) {
  const t = useText(messages)
  const row = useRef<HTMLLIElement>(null)
  const { bringBack, isPending } = useBringBack('article', article.id, () => leaveRow(row.current))
  const foot = (
    <div className="article-card-foot library-foot">
      <Button
        size="sm"
        aria-label={`${t('bringBack')}: ${article.title}`}
        busy={isPending}
        onClick={bringBack}
      >
        <Undo2 />
        {t('bringBack')}
      </Button>
    </div>
  )
  return (
    <li ref={row}>
      <ArticleCard article={article} size="row" heading={heading} foot={foot} />
    </li>
  )
}
