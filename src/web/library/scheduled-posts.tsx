import { CalendarClock, TriangleAlert } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import type { ScheduledPost } from '../../contract/scheduled-posts.ts'
import { failureOf } from '../platform/api.ts'
import { formatDate } from '../platform/format.ts'
import { fillNodes } from '../platform/fill-nodes.ts'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { snippetOf } from '../platform/snippet.ts'
import { formatMoment, ScheduleDialog } from '../scheduling/public.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'
import { leaveRow } from './leave-row.ts'
import { messages } from './scheduled-messages.ts'
import { useScheduledPost } from './use-scheduled-posts.ts'

/** Posts that are yet to be published; those that could not be come first and say why. */
export function ScheduledPosts({ posts, most }: { posts: ScheduledPost[]; most: number }) {
  const t = useText(messages)
  return (
    <section aria-labelledby="library-scheduled">
      <h2 id="library-scheduled" className="mt-7 text-xl">
        {t('heading')}
      </h2>
      <p className="text-quiet text-sm">{t('most', { count: most })}</p>
      <ul className="row-list mt-2">
        {posts.map((post) => (
          <ScheduledRow key={post.id} post={post} />
        ))}
      </ul>
    </section>
  )
}

const WORDS = 100

function ScheduledRow({ post }: { post: ScheduledPost }) {
  const t = useText(messages)
  const row = useRef<HTMLLIElement>(null)
  const [isMoving, setMoving] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const { publish, remove, cancel, move } = useScheduledPost(post, () => leaveRow(row.current))
  const words = snippetOf(post.content, WORDS)
  const name = post.title || words || t(post.type)
  const picture = post.media?.mediaType === 'video' ? post.media.posterUrl : post.media?.url
  const named = (label: string) =>
    ({ size: 'sm', variant: 'text', 'aria-label': `${label}: ${name}` }) as const
  return (
    <li ref={row} className="flex gap-4 py-4">
      {post.media?.state === 'ready' && picture != null && (
        <img
          className="flex-none size-16 rounded-panel object-cover bg-raised"
          src={picture}
          alt={post.mediaAlt}
          loading="lazy"
        />
      )}
      <div className="library-schedule min-w-0 grow">
        <h3 className="truncate font-read text-lg font-bold" dir="auto">
          {name}
        </h3>
        {post.title !== '' && words !== '' && (
          <p className="truncate text-quiet text-sm" dir="auto">
            {words}
          </p>
        )}
        <p className="meta-line">
          <span>{t(post.type)}</span>
          {post.poll !== null && <span>{t('poll')}</span>}
          {post.isNsfw && <span>{t('nsfw')}</span>}
        </p>
        <p
          className={`mt-1 flex gap-2 font-semibold ${post.refusal === null ? '' : 'text-danger'}`.trimEnd()}
        >
          {post.refusal === null ? (
            <CalendarClock aria-hidden="true" />
          ) : (
            <TriangleAlert aria-hidden="true" />
          )}
          <span>
            {fillNodes(t(post.refusal === null ? 'postFor' : 'notPosted'), {
              date: <Moment at={post.publishAt} />,
              reason: post.refusal ?? '',
            })}
          </span>
        </p>
        <div className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
          <LinkButton {...named(t('edit'))} to={`/page-create?scheduled=${post.id}`}>
            {t('edit')}
          </LinkButton>
          <Button {...named(t('change'))} onClick={() => setMoving(true)}>
            {t('change')}
          </Button>
          <Button
            {...named(t('cancelSchedule'))}
            busy={cancel.isPending}
            disabled={publish.isPending}
            onClick={() => cancel.mutate()}
          >
            {t('cancelSchedule')}
          </Button>
          <Button
            {...named(t('postNow'))}
            busy={publish.isPending}
            disabled={cancel.isPending}
            onClick={() => publish.mutate()}
          >
            {t('postNow')}
          </Button>
          <Button {...named(t('delete'))} disabled={publish.isPending} onClick={() => setDeleting(true)}>
            {t('delete')}
          </Button>
        </div>
      </div>
      {isMoving && (
        <Suspense>
          <ScheduleDialog
            kind="post"
            isScheduled
            publishAt={post.refusal === null ? post.publishAt : null}
            error={failureOf(move.error, t('failed'))}
            busy={move.isPending}
            onChoose={(at) => move.mutate(at, { onSuccess: () => setMoving(false) })}
            onClose={() => {
              move.reset()
              setMoving(false)
            }}
          />
        </Suspense>
      )}
      <Dialog
        open={isDeleting}
        size="sm"
        title={t('deleteTitle')}
        description={t('deleteText')}
        onClose={() => setDeleting(false)}
      >
        <FieldError role="alert">{failureOf(remove.error, t('failed'))}</FieldError>
        <DialogActions>
          <Button onClick={() => setDeleting(false)}>{t('cancel')}</Button>
          <Button variant="primary" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('delete')}
          </Button>
        </DialogActions>
      </Dialog>
    </li>
  )
}

/** A document does not know the reader's clock. */
function Moment({ at }: { at: string }) {
  const { language } = useLanguage()
  const isAlive = useIsHydrated()
  return (
    <time dateTime={at} suppressHydrationWarning>
      {isAlive ? formatMoment(at, language) : formatDate(at, language, false)}
    </time>
  )
}
