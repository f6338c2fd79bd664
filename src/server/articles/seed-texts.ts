import type { RichNode } from '../../contract/rich-text.ts'
import type { Language } from '../../contract/messages.ts'
import { countWords, excerpt, parseRichText } from '../rich-text/public.ts'
import { EXCERPT_LENGTH } from '../../contract/limits.ts'
import { ASPECTS } from '../seeds/article-aspects.ts'
import { EXTRAS } from '../seeds/article-extras.ts'
import type { PlannedGroup } from './seed-plan.ts'
import type { Topic } from '../seeds/topic.ts'
import { TOPICS } from '../seeds/topics.ts'

export interface SeedText {
  title: string
  source: string
  /** The text before its last block was added. */
  earlierSource: string
  nodes: string
  excerpt: string
  words: number
}

const texts = new Map<string, SeedText>()

/** There are only so many topics and ways to write about one: each text is parsed once, whatever the scale. */
export function textOf({ topic, aspect }: PlannedGroup, language: Language): SeedText {
  const key = `${topic.name.en} ${aspect} ${language}`
  const known = texts.get(key)
  if (known !== undefined) return known
  const about = ASPECTS[language][aspect]
  if (about === undefined) throw new Error(`There is no aspect ${aspect}`)
  const name = topic.name[language]
  const fill = (text: string): string => capitalise(text.replaceAll('{name}', name))
  const [lead = '', ...facts] = topic.facts[language]
  const extra = EXTRAS[topic.categories[0]]?.[language]
  const blocks = [
    fill(about.opening),
    lead,
    `## ${about.heading}`,
    ...facts,
    ...(extra === undefined ? [] : [extra]),
    ...neighbours(topic).flatMap((other) => [
      `## ${BESIDE[language].replace('{name}', other.name[language])}`,
      ...other.facts[language],
    ]),
    fill(about.close),
  ]
  const source = blocks.join('\n\n')
  const nodes: RichNode[] = parseRichText(source)
  const text = {
    title: fill(about.title),
    source,
    earlierSource: blocks.slice(0, -1).join('\n\n'),
    nodes: JSON.stringify(nodes),
    excerpt: excerpt(nodes, EXCERPT_LENGTH),
    words: countWords(nodes),
  }
  texts.set(key, text)
  return text
}

const BESIDE: Record<Language, string> = {
  en: 'Not far from here: {name}',
  id: 'Tidak jauh dari sini: {name}',
  my: 'Tidak jauh dari situ: {name}',
}

/** Two topics of a kindred category, so that an article has some length and a table of contents. */
function neighbours(topic: Topic): Topic[] {
  const kin = TOPICS.filter(
    (other) => other !== topic && other.categories.some((id) => topic.categories.includes(id)),
  )
  return kin.slice(0, 2)
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
