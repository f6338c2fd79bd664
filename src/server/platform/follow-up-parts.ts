/** Some of those whom a subject concerns: the people whose id leaves `nr` when it is divided by `of`. */
export interface Part {
  nr: number
  of: number
}

/** Beginning with this word a subject names a part of another one: '17 part 3/8'. */
export const PART = ' part '

/** What concerns many is handled in parts, each short, of which few are in one transaction. */
export function partsOf(subject: string, of: number): string[] {
  return Array.from({ length: of }, (_, nr) => `${subject}${PART}${nr}/${of}`)
}

/** Which subject it is, and which part of it; undefined for the whole. */
export function readPart(subject: string): { whole: string; part: Part | undefined } {
  const at = subject.lastIndexOf(PART)
  if (at < 0) return { whole: subject, part: undefined }
  const [nr = 0, of = 1] = subject
    .slice(at + PART.length)
    .split('/')
    .map(Number)
  return { whole: subject.slice(0, at), part: { nr, of } }
}

export function isIn(userId: number, part: Part | undefined): boolean {
  return part === undefined || userId % part.of === part.nr
}
