const PATIENCE_MS = 3000

/** How long a video plays, as far as this browser can tell; what it can't read, the server judges. */
export function videoSeconds(file: File): Promise<number | null> {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  return new Promise<number | null>((resolve) => {
    video.addEventListener('loadedmetadata', () =>
      resolve(Number.isFinite(video.duration) ? video.duration : null),
    )
    video.addEventListener('error', () => resolve(null))
    setTimeout(() => resolve(null), PATIENCE_MS)
    video.preload = 'metadata'
    video.src = address
  }).finally(() => {
    video.removeAttribute('src')
    URL.revokeObjectURL(address)
  })
}
