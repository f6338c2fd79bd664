import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, type ReactNode } from 'react'
import type { Article } from '../../../contract/articles.ts'
import { LANGUAGE_TAGS } from '../../../contract/messages.ts'
import { Comments } from '../../comments/public.ts'
import { changeObject } from '../../platform/content-cache.ts'
import { deferHydration } from '../../platform/deferred-hydration.tsx'
import { useHead } from '../../platform/head.tsx'
import { RichText } from '../../rich-text/public.ts'
import { ArticleCover } from '../article-cover.tsx'
import type { ArticleMine } from '../article-queries.ts'
import { ActionBar } from './action-bars.tsx'
import { ArticleContents } from './article-contents.tsx'
import { ArticleHead } from './article-head.tsx'
import './article.css'
import { Notices } from './notices.tsx'
import { hasDropCap } from './drop-cap.ts'
import { useTextSize } from './text-size.ts'

const laterParts = async () => import('../later-parts.ts')
const ActionRow = deferHydration(async () => (await laterParts()).ActionRow)
const AuthorCard = deferHydration(async () => (await laterParts()).AuthorCard)
const KeepPlace = deferHydration(async () => (await laterParts()).KeepPlace)
const ReadingSignal = deferHydration(async () => (await laterParts()).ReadingSignal)
const Related = deferHydration(async () => (await laterParts()).Related)
const PassageWatch = deferHydration(async () => (await laterParts()).PassageWatch)
const Tags = deferHydration(async () => (await laterParts()).Tags)
const SeriesNav = deferHydration(async () => (await laterParts()).SeriesNav)

interface ArticleViewProps {
  article: Article
  mine: ArticleMine
  /** Of a preview: what its reader should know. Nothing leads on from it. */
  notice?: ReactNode
}

/** One article, to be read in comfort: everything else stands around the text and keeps quiet. */
export function ArticleView({ article, mine, notice }: ArticleViewProps) {
  const { id, title, description, language, category } = article
  const isPublished = article.state === 'published'
  useHead({ title, description, isIndexable: isPublished })
  const body = useRef<HTMLDivElement>(null)
  const size = useTextSize()
  const client = useQueryClient()
  const onCount = useCallback(
    (comments: number) => changeObject(client, { type: 'article', id }, { comments }),
    [client, id],
  )
  return (
    <div className={`wrap article-page pb-6 font-read text-lg/[1.75rem] font-normal c-${category}`}>
      <article>
        <div
          className="article-top mt-6 max-md:-mx-5 max-md:my-0"
          data-drawn={article.thumbnail === null || undefined}
        >
          <ArticleCover article={article} sizes="(width < 80rem) 100vw, 1240px" isFirst isWide />
        </div>
        <ArticleHead article={article} mine={mine} isPreview={notice !== undefined} />
        <div className="article-grid grid mt-8 max-md:mt-6 lg:items-start lg:mt-10">
          <ArticleContents article={article} body={body} />
          <div className="relative w-full max-w-(--article-column) min-w-0 mx-auto lg:col-2 lg:mx-0">
            {notice ?? <Notices article={article} mine={mine} />}
            {isPublished && <PassageWatch article={article} canEdit={mine.canEdit} body={body} />}
            <div
              ref={body}
              className="article-body"
              data-size={size}
              data-cap={hasDropCap(article.nodes) || undefined}
            >
              <RichText nodes={article.nodes} lang={LANGUAGE_TAGS[language]} />
            </div>
            <Tags article={article} />
            {isPublished && <ActionRow article={article} mine={mine} />}
            <AuthorCard article={article} />
            <SeriesNav article={article} />
          </div>
          {isPublished && <ActionBar article={article} mine={mine} isRail />}
        </div>
      </article>
      <div className="article-after">
        <Related article={article} />
        {isPublished && (
          <Comments
            objectType="article"
            objectId={id}
            commentCount={article.comments}
            authorIds={article.authors.map((author) => author.id)}
            onCount={onCount}
          />
        )}
      </div>
      {isPublished && <ActionBar article={article} mine={mine} />}
      {isPublished && <ReadingSignal id={id} body={body} />}
      {isPublished && <KeepPlace article={article} body={body} />}
    </div>
  )
}
