import { PASSWORD_MIN } from '../../../contract/limits.ts'

export type Strength = 'short' | 'weak' | 'fair' | 'strong'

/** Enough for a hint, and small: the server is the one that refuses common passwords. */
export function passwordStrength(password: string, ownWords: string[] = []): Strength {
  if (password.length < PASSWORD_MIN) return 'short'
  const points = guessingPoints(withoutOwnWords(password.toLowerCase(), ownWords), password)
  if (points < 24) return 'weak'
  return points < 48 ? 'fair' : 'strong'
}

/** A name or address in a password is the first thing tried: what is left of it counts. */
function withoutOwnWords(password: string, ownWords: string[]): string {
  return ownWords
    .flatMap((word) => word.toLowerCase().split(/[\s@._+-]+/))
    .filter((word) => word.length > 2)
    .reduce((rest, word) => rest.replaceAll(word, ''), password)
}

/** Roughly bits: each character that neither repeats nor continues the one before, by the alphabet in use. */
function guessingPoints(lowered: string, original: string): number {
  let surprising = 0
  for (let at = 0; at < lowered.length; at++) {
    const step = lowered.charCodeAt(at) - lowered.charCodeAt(at - 1)
    const isSeenBefore = lowered.indexOf(lowered.slice(at - 1, at + 1)) < at - 1
    surprising += Math.abs(step) <= 1 || isSeenBefore ? 0.25 : 1
  }
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(original)).length
  return surprising * (2.6 + 0.7 * kinds)
}
