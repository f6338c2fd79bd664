import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { PagePost, PostMedia } from '../../../contract/page-posts.ts'
import { useText } from '../../platform/language.tsx'
import { readStored } from '../../platform/storage.ts'
import { formatDuration } from './format-duration.ts'
import { messages } from './messages.ts'
import { isSaving } from './saving.ts'
import { rememberMuted, wantsMuted } from './sound.ts'
import { useFreshAddress } from './use-fresh-address.ts'

interface VideoProps {
  post: PagePost
  media: PostMedia
  url: string
}

/** Nothing moves by itself, unless somebody chose so: a video waits with its poster until it is wanted. */
export function Video({ post, media, url }: VideoProps) {
  const t = useText(messages)
  const video = useRef<HTMLVideoElement>(null)
  const [isStarted, setStarted] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const renew = useFreshAddress(post)
  const address = useSteadyAddress(url, !isStarted || hasFailed)
  const diedAt = useRef(0)
  const { alt, durationMs } = media
  const duration = durationMs === null ? null : formatDuration(durationMs)
  // The document asks for nothing but the poster; where data is cheap the browser may look ahead afterwards.
  useEffect(() => {
    const element = video.current
    if (element === null || isSaving()) return undefined
    element.preload = 'metadata'
    if (readStored('autoplay-video') !== 'on') return undefined
    let stop: (() => void) | undefined
    let isGone = false
    void import('./autoplay.ts').then(
      ({ playInView }) => {
        if (!isGone) stop = playInView(element)
      },
      // Without it the video waits to be pressed.
      () => {},
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  function play(): void {
    const element = video.current
    if (element === null) return
    setStarted(true)
    element.muted = wantsMuted()
    element.focus({ preventScroll: true })
    // A browser that refuses leaves the controls.
    element.play().catch(() => {})
  }
  return (
    <div className="post-media post-video grid place-items-center">
      {/* People upload what they filmed; there are no captions to give. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        className="w-full object-contain focus-visible:-outline-offset-2 focus-visible:rounded-panel"
        ref={video}
        src={address}
        poster={media.posterUrl ?? undefined}
        width={media.width}
        height={media.height}
        preload="none"
        controls={isStarted}
        playsInline
        muted
        tabIndex={isStarted ? 0 : -1}
        aria-label={alt === '' ? t('video') : alt}
        onPlay={() => {
          setStarted(true)
          pauseOthers(video.current)
        }}
        onVolumeChange={(event) => isStarted && rememberMuted(event.currentTarget.muted)}
        onError={(event) => {
          diedAt.current = event.currentTarget.currentTime
          setFailed(true)
          renew()
        }}
        onLoadedMetadata={(event) => {
          setFailed(false)
          if (diedAt.current > 0) event.currentTarget.currentTime = diedAt.current
          diedAt.current = 0
        }}
      />
      {!isStarted && (
        <button
          type="button"
          className="post-play absolute inset-0 grid place-items-center focus-visible:outline-none"
          aria-label={duration === null ? t('play') : t('playLasting', { duration })}
          onClick={play}
        >
          <span className="post-play-face grid bg-shade text-on-shade place-items-center size-14 rounded-full">
            <Play className="size-5.5 ml-0.75 fill-current" aria-hidden="true" />
          </span>
          {duration !== null && (
            <span className="absolute right-3 bottom-3 px-2 py-0.5 rounded-small bg-shade text-on-shade text-sm font-semibold tabular-nums">
              {duration}
            </span>
          )}
        </button>
      )}
      {hasFailed && isStarted && (
        <p role="alert" className="px-4 py-2 text-sm/inherit">
          {t('unplayable')}
        </p>
      )}
    </div>
  )
}

/** Addresses of adult media are renewed every few minutes: one that is being played stays until it has died. */
function useSteadyAddress(url: string, mayChange: boolean): string {
  const [kept, setKept] = useState(url)
  if (mayChange && kept !== url) setKept(url)
  return mayChange ? url : kept
}

/** One voice at a time. */
function pauseOthers(playing: HTMLVideoElement | null): void {
  for (const other of document.querySelectorAll<HTMLVideoElement>('.post-video video'))
    if (other !== playing && !other.paused) other.pause()
}
