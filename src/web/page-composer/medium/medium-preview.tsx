import { useEffect, useRef } from 'react'
import type { Media } from '../../../contract/media.ts'
import { useText } from '../../platform/language.tsx'
import type { MediumKind } from '../form/post-values.ts'
import { messages } from './messages.ts'

interface PreviewProps {
  kind: MediumKind
  /** The file itself, while it is at hand. */
  file: File | null
  /** What the server knows of it. */
  details: Media | undefined
}

/** From the file itself where it is at hand: it is there before the server has it. */
export function MediumPreview({ kind, file, details }: PreviewProps) {
  return (
    <div className="composer-preview [&>*]:size-full [&>*]:min-h-0 [&>*]:object-contain grid place-items-center h-60 rounded-panel overflow-hidden bg-raised">
      {file === null ? (
        <StoredMedium kind={kind} details={details} />
      ) : kind === 'image' ? (
        <FileImage file={file} />
      ) : (
        <FileVideo file={file} />
      )}
    </div>
  )
}

function StoredMedium({ kind, details }: Omit<PreviewProps, 'file'>) {
  const t = useText(messages)
  if (details === undefined) return null
  const { url, width, height, placeholder, posterUrl, state } = details
  if (kind === 'image') return <img src={url} alt={t('shownPhoto')} width={width} height={height} />
  if (state === 'ready')
    return (
      // Nobody has written what is said in it yet.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        src={url}
        poster={posterUrl ?? undefined}
        aria-label={t('shownVideo')}
        width={width}
        height={height}
        controls
        muted
        playsInline
        preload="none"
      />
    )
  const still = posterUrl ?? placeholder
  return still === '' ? null : <img src={still} alt={t('shownVideo')} width={width} height={height} />
}

function FileImage({ file }: { file: File }) {
  const t = useText(messages)
  const image = useAddressOf<HTMLImageElement>(file)
  return <img ref={image} alt={t('shownPhoto')} width={640} height={480} />
}

function FileVideo({ file }: { file: File }) {
  const t = useText(messages)
  const video = useAddressOf<HTMLVideoElement>(file)
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
      aria-label={t('shownVideo')}
      width={640}
      height={360}
      controls
      muted
      playsInline
      preload="metadata"
    />
  )
}

/** Set afterwards, because an address of a file lives only as long as what shows it. */
function useAddressOf<E extends HTMLImageElement | HTMLVideoElement>(file: File) {
  const element = useRef<E>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (element.current) element.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return element
}
