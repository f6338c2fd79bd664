import { useNear } from './use-near.ts'

interface AvatarProps {
  /** Their id, which gives them a colour of their own; null for somebody who has left. */
  person: number | null
  name: string
  src: string | null
  className?: string
}

const HUES = 12
/** Shares no factor with the number of hues, so that people who joined one after the other differ most. */
const STEP = 5

/** The first letters of the name in the person's colour, and their picture over them once it is near the screen. */
export function Avatar({ person, name, src, className = '' }: AvatarProps) {
  const { ref, isNear } = useNear<HTMLSpanElement>(src !== null)
  const look = `avatar ${className}`.trimEnd()
  const initials = name
    .split(/\s+/)
    .map(firstLetter)
    .filter((letter) => letter !== '')
    .slice(0, 2)
    .join('')
    .toUpperCase()
  const hue = hueOf(person)
  const colour = hue === undefined ? '' : ` hue-${hue * 30 + 15}`
  return (
    <span
      ref={ref}
      className={look + colour}
      data-initials={initials}
      data-person={person ?? undefined}
      aria-hidden="true"
    >
      {isNear && src !== null && <img src={src} alt="" width={32} height={32} />}
    </span>
  )
}

/** Always the same for the same person. A style attribute would be refused by the policy, so it is a number. */
export function hueOf(person: number | null): number | undefined {
  return person === null ? undefined : (person * STEP) % HUES
}

/** A letter with nothing joined to it, as nearly all names begin with. */
const PLAIN = /^[\p{L}\p{N}](?![\p{M}\u200d])/u

/** What a reader sees as one sign may be several code points: an accent, a flag, a family. */
function firstLetter(word: string): string {
  // The first segmenter of a page takes as long as drawing a whole list.
  const plain = PLAIN.exec(word)
  if (plain !== null) return plain[0]
  // Older browsers have no segmenter; there a code point has to do.
  if (!('Segmenter' in Intl)) return Array.from(word)[0] ?? ''
  const [first] = new Intl.Segmenter().segment(word)
  return first?.segment ?? ''
}
