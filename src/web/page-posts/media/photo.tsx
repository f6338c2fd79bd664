import { Suspense, useEffect, useRef, useState } from 'react'
import type { PagePost, PostMedia } from '../../../contract/page-posts.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { messages } from './messages.ts'
import { srcSetOf } from './src-set.ts'
import { useFreshAddress } from './use-fresh-address.ts'

const Lightbox = lazyComponent(async () => (await import('./lightbox.tsx')).Lightbox)

/** As wide as the feed's column. */
const FEED_SIZES = '(width < 48rem) calc(100vw - 40px), 588px'

interface PhotoProps {
  post: PagePost
  media: PostMedia
  url: string
  isFirst: boolean
}

/** A picture in its own shape; a press shows it as large as the screen. */
export function Photo({ post, media, url, isFirst }: PhotoProps) {
  const t = useText(messages)
  const [isOpen, setOpen] = useState(false)
  const { picture, isLoaded, setLoaded } = useLoaded()
  const renew = useFreshAddress(post)
  const { alt, width, height, sources } = media
  return (
    <>
      <button
        type="button"
        className="post-media cursor-zoom-in block w-fit max-w-full"
        aria-haspopup="dialog"
        aria-label={alt === '' ? t('open') : t('openOf', { alt })}
        onClick={() => setOpen(true)}
      >
        {!isLoaded && media.placeholder !== '' && (
          <img
            className="post-blur blurred absolute inset-0 size-full object-cover"
            src={media.placeholder}
            alt=""
          />
        )}
        <img
          ref={picture}
          className="post-picture relative object-cover"
          src={url}
          srcSet={srcSetOf(sources)}
          sizes={FEED_SIZES}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          onLoad={() => setLoaded(true)}
          onError={renew}
        />
      </button>
      {isOpen && (
        <Suspense>
          <Lightbox post={post} media={media} url={url} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** A picture of the document may be there before anybody listens for it. */
function useLoaded() {
  const picture = useRef<HTMLImageElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (picture.current?.complete === true && picture.current.naturalWidth > 0) setLoaded(true)
  }, [])
  return { picture, isLoaded, setLoaded }
}
