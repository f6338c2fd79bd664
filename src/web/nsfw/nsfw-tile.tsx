import { EyeOff, HeartOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { NsfwState } from '../../contract/nsfw.ts'
import type { PagePost } from '../../contract/page-posts.ts'
import { useText } from '../platform/language.tsx'
import { RelativeTime } from '../platform/time.tsx'
import { ReportButton } from '../reports/public.ts'
import { Button } from '../ui/button.tsx'
import { messages } from './messages.ts'
import './nsfw.css'
import { useNsfw } from './use-nsfw.tsx'

interface NsfwTileProps {
  /** A redacted card: nothing of the post is in it but its age and a blurred speck of its picture. */
  post: Pick<PagePost, 'id' | 'createdAt' | 'placeholder' | 'media'>
  /** A card among cards: the picture's place and one sentence. */
  isSmall?: boolean
  /** The viewer may see it, and is asked nothing. */
  onShow?: (() => void) | undefined
}

/** Stands in the place of an adult post until the viewer has said that they are old enough, or wants to see it. */
export function NsfwTile({ post, isSmall = false, onShow }: NsfwTileProps) {
  const t = useText(messages)
  const { state, ask, dialog } = useNsfw()
  const reason = onShow === undefined ? reasonOf(state) : 'veiled'
  const canShow = reason === 'hidden' || onShow !== undefined
  return (
    <article
      className={`nsfw-tile relative grid gap-x-3 gap-y-2 ${isSmall ? 'nsfw-tile-small' : ''}`.trimEnd()}
    >
      <header className="contents">
        <span className="nsfw-nobody icons-4.5 in-[.nsfw-tile-small]:hidden grid place-items-center size-10 rounded-full bg-raised text-quiet">
          <EyeOff aria-hidden="true" />
        </span>
        <span className="self-center min-w-0 leading-5">
          <b className="block font-semibold">{t('hiddenAuthor')}</b>
          <small className="meta-line">
            <RelativeTime at={post.createdAt} />
            <span>{t('marked')}</span>
          </small>
        </span>
      </header>
      <Picture placeholder={post.placeholder ?? post.media?.placeholder ?? null}>
        <div className="nsfw-veil relative grid place-content-center justify-items-center gap-1 text-center">
          <EyeOff className="size-6 mb-1" aria-hidden="true" />
          <b>{t('adult')}</b>
          <p>{t(reason)}</p>
          {canShow && (
            <Button size="sm" className="nsfw-show" onClick={onShow ?? (() => void ask('age'))}>
              {t('show')}
            </Button>
          )}
        </div>
      </Picture>
      <div className="nsfw-foot icons-5 [&_.icon-btn]:ml-auto [&_.icon-btn]:-mr-2.5 flex in-[.nsfw-tile-small]:hidden col-2 items-center gap-1.5 min-h-9 text-quiet font-semibold text-sm/inherit max-md:col-span-full">
        <HeartOff aria-hidden="true" />
        {t('likesOff')}
        {canShow && <ReportButton objectType="page-post" objectId={post.id} />}
      </div>
      {dialog}
    </article>
  )
}

/** Words on a picture are light on dark in every theme. */
function Picture({ placeholder, children }: { placeholder: string | null; children: ReactNode }) {
  if (placeholder === null) return <div className="nsfw-picture">{children}</div>
  return (
    <div className="nsfw-picture nsfw-pictured" data-theme="dark">
      <img
        className="nsfw-blur blurred absolute inset-0 size-full object-cover"
        src={placeholder}
        alt=""
        width={640}
        height={360}
      />
      {children}
    </div>
  )
}

function reasonOf(state: NsfwState | undefined): 'hidden' | 'underAge' | 'unavailable' {
  if (state?.isEnabled === false) return 'unavailable'
  return state?.canConsent === false ? 'underAge' : 'hidden'
}
