/** So much of a video is on screen when it begins. */
const SHOWN = 0.6

/**
 * Plays a video without sound while it is in view. Whoever pauses it has decided, and what somebody listens to goes on.
 * What is returned ends that.
 */
export function playInView(video: HTMLVideoElement): () => void {
  let isOurs = true
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry === undefined) return
      if (entry.intersectionRatio >= SHOWN) {
        if (!isOurs || !video.paused) return
        isOurs = false
        video.muted = true
        // A browser that refuses leaves the poster.
        video.play().catch(() => {})
      } else if (!video.paused && video.muted) {
        isOurs = true
        video.pause()
      }
    },
    { threshold: [0, SHOWN] },
  )
  observer.observe(video)
  return () => observer.disconnect()
}
