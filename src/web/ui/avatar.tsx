interface AvatarProps {
  name: string
  src: string | null
  className?: string
}

/** A person's picture, or the first letters of the name. */
export function Avatar({ name, src, className = '' }: AvatarProps) {
  const look = `avatar ${className}`.trimEnd()
  if (src !== null) return <img className={look} src={src} alt="" width={32} height={32} />
  const initials = name
    .split(/\s+/)
    .map(firstLetter)
    .filter((letter) => letter !== '')
    .slice(0, 2)
    .join('')
    .toUpperCase()
  return <span className={look} data-initials={initials} aria-hidden="true" />
}

/** What a reader sees as one sign may be several code points: an accent, a flag, a family. */
function firstLetter(word: string): string {
  // Older browsers have no segmenter; there a code point has to do.
  if (!('Segmenter' in Intl)) return Array.from(word)[0] ?? ''
  const [first] = new Intl.Segmenter().segment(word)
  return first?.segment ?? ''
}
