/* oxlint-disable typescript/no-non-null-assertion -- places of a grid are always there, and asking is slow */
/** The families by their place in IQ_FAMILIES; templates by their place in `Model`: numbers travel to the threads quickly. */
export interface Model {
  ids: string[]
  family: Uint8Array
  a: Float64Array
  b: Float64Array
  c: Float64Array
  /** The spread of b that is left when b is known: how the items of one template differ. */
  spread: Float64Array
  /** What the features foretell, by the family's base and weights. */
  foretold: Float64Array
  sigma: Float64Array
  residual: Float64Array
  /** By family: how far ln a differs between templates. */
  slopeSpread: Float64Array
  /** Of the people; 0 and 1 while they define the scale. */
  mean: number
  deviation: number
}

/** Everybody's answers, one person after the other. */
export interface People {
  /** Where the answers of each person begin, and at last where all end. */
  starts: Uint32Array
  templates: Uint16Array
  rights: Uint8Array
  /** By person: the place of their language and device in `GROUPS`. */
  languages: Uint8Array
  devices: Uint8Array
}

/** The groups that no template may be harder for than for the others. */
export const GROUPS = ['en', 'id', 'my', 'phone', 'tablet', 'desktop'] as const
export const NO_GROUP = 255

export function countOf({ starts }: People): number {
  return starts.length - 1
}

export function answersOf({ templates }: People, model: Model): Uint32Array {
  const answers = new Uint32Array(model.ids.length)
  for (const template of templates) answers[template]!++
  return answers
}

/** A thread takes so many people a second at most, and is ended after five. */
const AT_ONCE = 500

export function slicesOf(people: People): People[] {
  return Array.from({ length: Math.ceil(countOf(people) / AT_ONCE) }, (_, slice) =>
    choosePeople(people, (person) => Math.floor(person / AT_ONCE) === slice),
  )
}

/** Some of the people, by their places. */
export function choosePeople(people: People, isChosen: (person: number) => boolean): People {
  const chosen = Array.from({ length: countOf(people) }, (_, person) => person).filter(isChosen)
  const starts = new Uint32Array(chosen.length + 1)
  chosen.forEach((person, place) => {
    starts[place + 1] = starts[place]! + people.starts[person + 1]! - people.starts[person]!
  })
  const templates = new Uint16Array(starts[chosen.length]!)
  const rights = new Uint8Array(starts[chosen.length]!)
  chosen.forEach((person, place) => {
    const [from, to] = [people.starts[person]!, people.starts[person + 1]!]
    templates.set(people.templates.subarray(from, to), starts[place])
    rights.set(people.rights.subarray(from, to), starts[place])
  })
  return {
    starts,
    templates,
    rights,
    languages: Uint8Array.from(chosen, (person) => people.languages[person]!),
    devices: Uint8Array.from(chosen, (person) => people.devices[person]!),
  }
}
