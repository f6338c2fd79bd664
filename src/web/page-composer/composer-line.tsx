import { Clapperboard, Image, MessagesSquare } from 'lucide-react'
import type { RefObject } from 'react'
import type { PagePostType } from '../../contract/page-posts.ts'
import { useUser } from '../auth/public.ts'
import { hasDeviceDraft } from '../editor/public.ts'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useText } from '../platform/language.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { DRAFT } from './draft-slot.ts'
import type { Kept } from './form/post-form.tsx'
import type { useIncoming } from './medium/use-incoming.ts'
import { messages as mediumMessages } from './medium/messages.ts'
import { messages } from './messages.ts'

const WAYS = { photo: Image, video: Clapperboard, discussion: MessagesSquare }

type LineProps = ReturnType<typeof useIncoming> & {
  prompt: RefObject<HTMLButtonElement | null>
  /** What was put away; null when nobody has written here yet. */
  kept: Kept | null
  onOpen: (type: PagePostType | null) => void
}

/** The composer at rest. A file dropped on it opens it. */
export function ComposerLine({ prompt, kept, onOpen, isOver, handlers }: LineProps) {
  const t = useText(messages)
  const m = useText(mediumMessages)
  const isAlive = useIsHydrated()
  const { user } = useUser()
  const hasDraft = kept === null ? isAlive && user !== null && hasDeviceDraft(DRAFT, user.id) : !kept.isEmpty
  const hasWords = kept !== null && kept.words !== ''
  return (
    <div
      className="composer-line avatar-10 flex flex-wrap items-center gap-x-3 pt-3 pr-3 pb-3 pl-5 max-sm:pl-4 max-sm:pr-2"
      {...handlers}
    >
      <Avatar
        person={user?.id ?? null}
        name={user === null ? '' : `${user.firstName} ${user.lastName}`}
        src={user?.profileImageUrl ?? null}
      />
      <button
        ref={prompt}
        type="button"
        className="flex-1 min-w-0 min-h-11 px-1 rounded-control text-quiet text-lg text-balance hover:text-text focus-visible:-outline-offset-2 data-draft:truncate max-sm:text-base/[1.25rem]"
        data-draft={hasWords || undefined}
        onClick={() => onOpen(null)}
      >
        {hasWords ? (
          <>
            <b className="text-text">{t('draft')}</b> {kept.words}
          </>
        ) : hasDraft ? (
          t('goOn')
        ) : user === null ? (
          t('prompt')
        ) : (
          t('promptFor', { name: user.firstName })
        )}
      </button>
      <div className="flex gap-1 sm:basis-full sm:mt-3 sm:pt-2 sm:-mb-1 sm:border-t border-line">
        {(['photo', 'video', 'discussion'] as const).map((type) => {
          const Icon = WAYS[type]
          return (
            <button
              key={type}
              type="button"
              className={`act ${type === 'photo' ? '' : 'max-sm:hidden'}`.trimEnd()}
              aria-label={t(type)}
              onClick={() => onOpen(type)}
            >
              <Icon className="text-accent-text" aria-hidden="true" />
              <span className="max-sm:hidden">{t(`${type}Short`)}</span>
            </button>
          )
        })}
      </div>
      {isOver && <p className="composer-drop">{m('dropHere')}</p>}
    </div>
  )
}
