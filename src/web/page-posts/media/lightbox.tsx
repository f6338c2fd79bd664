import { X } from 'lucide-react'
import type { PagePost, PostMedia } from '../../../contract/page-posts.ts'
import { useText } from '../../platform/language.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { messages } from './messages.ts'
import { srcSetOf } from './src-set.ts'
import { useFreshAddress } from './use-fresh-address.ts'

interface LightboxProps {
  post: PagePost
  media: PostMedia
  url: string
  onClose: () => void
}

/** A picture on the whole screen. A press beside it, Esc or the cross closes it. */
export function Lightbox({ post, media, url, onClose }: LightboxProps) {
  const t = useText(messages)
  const renew = useFreshAddress(post)
  const name = post.authorName
  return (
    <Modal
      className="post-lightbox fixed inset-0 w-[100vw] max-w-none h-dvh max-h-none px-4 pt-14 pb-4"
      aria-label={name === null ? t('photo') : t('photoBy', { name })}
      onClose={onClose}
      // It is as large as the screen: what lies beside the picture is still the dialog.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <figure className="grid place-items-center gap-3 h-full pointer-events-none">
        <img
          className="w-auto max-w-full max-h-full min-h-0 object-contain rounded-control cursor-default pointer-events-auto"
          src={url}
          srcSet={srcSetOf(media.sources)}
          sizes="100vw"
          alt={media.alt}
          width={media.width}
          height={media.height}
          onError={renew}
        />
        {media.alt !== '' && (
          <figcaption
            className="max-w-measure max-h-[6lh] overflow-y-auto text-on-shade text-center pointer-events-auto"
            dir="auto"
            aria-hidden="true"
          >
            {media.alt}
          </figcaption>
        )}
      </figure>
      <IconButton
        className="absolute top-2 right-2 text-on-shade"
        label={t('close')}
        icon={<X />}
        onClick={onClose}
      />
    </Modal>
  )
}
