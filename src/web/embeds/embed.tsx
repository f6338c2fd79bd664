import { useQuery } from '@tanstack/react-query'
import { MEDIA_PATH } from '../../contract/rich-text-rules.ts'
import type { Embed as Card } from '../../contract/embeds.ts'
import { LANGUAGE_TAGS } from '../../contract/messages.ts'
import type { NodeOf } from '../../contract/rich-text.ts'
import { DataTable, titlesOf } from '../collections/public.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { ShortDate } from '../platform/time.tsx'
import { Button } from '../ui/button.tsx'
import { embedQuery } from './embed-queries.ts'
import './embeds.css'
import { messages } from './messages.ts'

/** Something else on this site, as a card in a text. A document holds the link alone: who reads it is not known there. */
export function Embed({ node: { objectType, objectId } }: { node: NodeOf<'embed'> }) {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery(embedQuery(objectType, objectId))
  if (data) return <EmbedCard card={data} />
  const path = `/${objectType}/${objectId}`
  return (
    <figure className="embed" data-type={objectType} aria-busy={data === undefined && !isError}>
      <p className="text-quiet text-sm">
        {data === null ? (
          t('gone')
        ) : isError ? (
          <>
            {t('failed')}{' '}
            <Button size="sm" variant="text" busy={isFetching} onClick={() => void refetch()}>
              {t('tryAgain')}
            </Button>
          </>
        ) : (
          <Link to={path}>{t(objectType)}</Link>
        )}
      </p>
    </figure>
  )
}

function EmbedCard({ card }: { card: Card }) {
  const t = useText(messages)
  const { objectType, path, excerpt, author, image, createdAt, table } = card
  const name = author?.name ?? t('formerMember')
  const title = card.title === '' ? t('untitled', { name }) : card.title
  const lang = card.language === null ? undefined : LANGUAGE_TAGS[card.language]
  return (
    <figure className="embed">
      <div className="flex gap-4 min-w-0">
        <div className="flex-1 min-w-0 grid gap-1 content-start">
          <p className="embed-title" lang={lang} dir="auto">
            <Link to={path}>{title}</Link>
          </p>
          {excerpt !== '' && (
            <p className="text-quiet text-sm line-clamp-2 wrap-anywhere" lang={lang} dir="auto">
              {excerpt}
            </p>
          )}
          <p className="meta-line">
            <span>{t(objectType)}</span>
            <span dir="auto">{name}</span>
            <ShortDate at={createdAt} />
          </p>
        </div>
        {image !== null && MEDIA_PATH.test(image) && (
          <img
            className="embed-image"
            src={image}
            alt=""
            loading="lazy"
            decoding="async"
            width={160}
            height={90}
          />
        )}
      </div>
      {table !== null && (
        <>
          <DataTable
            label={title}
            columns={table.columns}
            rows={table.rows}
            titles={titlesOf(table.articles)}
            lang={lang}
          />
          <p className="text-sm">
            <Link to={path}>{t('allRows', { count: table.total })}</Link>
          </p>
        </>
      )}
    </figure>
  )
}
