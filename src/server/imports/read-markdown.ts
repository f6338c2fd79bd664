import { CATEGORIES, type CategoryId } from '../../contract/categories.ts'
import { isStorable, isVisible } from '../../contract/common.ts'
import { CATEGORIES_MAX, TAGS_MAX, TITLE_MAX } from '../../contract/limits.ts'
import { LANGUAGES, type Language } from '../../contract/messages.ts'
import { isTag, toTag } from '../../contract/tag-rules.ts'
import { categoryNames } from '../content/category-messages.ts'
import { splitFrontMatter, type FrontMatter } from './front-matter.ts'

/** Why a text can't be imported at all. */
export type TextFault = 'not-utf8' | 'not-storable' | 'empty'
/** What of a text is left out. */
export type Note = 'category' | 'tags' | 'language' | 'title'

export interface MarkdownText {
  title: string
  content: string
  language: Language
  /** The file says it. */
  isLanguageKnown: boolean
  categories: CategoryId[]
  tags: string[]
  notes: Note[]
}

/** A file as the form of an article has it; whatever does not fit is left out and noted, never guessed. */
export function readMarkdown(name: string, bytes: Buffer, otherwise: Language): MarkdownText | TextFault {
  const source = decode(bytes)
  if (source === null) return 'not-utf8'
  if (!isStorable(source)) return 'not-storable'
  const { values, body } = splitFrontMatter(source.replaceAll(/\r\n?/g, '\n'))
  const { title, content, isCut } = titleOf(name, values, body)
  if (!isVisible(content.replaceAll(DIRECTION, ''))) return 'empty'
  const language = languageOf(values)
  const [categories, unknown] = categoriesOf(values)
  const [tags, refused] = tagsOf(values)
  const notes = { category: unknown, tags: refused, language: language === 'unknown', title: isCut }
  return {
    title,
    content,
    language: language === 'none' || language === 'unknown' ? otherwise : language,
    isLanguageKnown: language !== 'none' && language !== 'unknown',
    categories,
    tags,
    notes: (Object.keys(notes) as Note[]).filter((note) => notes[note]),
  }
}

const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g

function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** By its front matter, else by its first heading, else by the name of the file. */
function titleOf(name: string, values: FrontMatter['values'], body: string) {
  const heading = firstHeading(body)
  const candidates = [values.get('title')?.[0] ?? '', heading?.text ?? '', baseName(name)].map(oneLine)
  const title = candidates.find((one) => one !== '' && isVisible(one)) ?? ''
  // A heading at the top that is the title is not said twice.
  const isSaid = heading?.isAtTop === true && oneLine(heading.text) === title
  const letters = Array.from(title)
  return {
    title: letters.slice(0, TITLE_MAX).join('').trim(),
    content: isSaid ? heading.rest : body,
    isCut: letters.length > TITLE_MAX,
  }
}

const HEADING_WITHIN_LINES = 200

function firstHeading(body: string): { text: string; isAtTop: boolean; rest: string } | null {
  let isInFence = false
  let isAtTop = true
  let letters = 0
  for (const line of body.split('\n', HEADING_WITHIN_LINES)) {
    letters += line.length + 1
    if (line.startsWith('```') || line.startsWith('~~~')) isInFence = !isInFence
    else if (!isInFence && /^#{1,6} /.test(line)) {
      const text = line.slice(line.indexOf(' '))
      return { text, isAtTop, rest: body.slice(letters).replace(/^\n{1,10}/, '') }
    }
    if (line.trim() !== '') isAtTop = false
  }
  return null
}

function baseName(name: string): string {
  const file = name.slice(name.lastIndexOf('/') + 1)
  return file.replace(/\.(?:md|markdown)$/i, '').replaceAll(/[-_]/g, ' ')
}

/** Without marks of Markdown and of direction, and without line breaks and other control characters. */
function oneLine(text: string): string {
  return text
    .slice(0, 4 * TITLE_MAX)
    .replaceAll(/[*`\p{C}\u2028\u2029]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function languageOf(values: FrontMatter['values']): Language | 'none' | 'unknown' {
  const said = values.get('language')?.[0] ?? values.get('lang')?.[0]
  if (said === undefined || said === '') return 'none'
  const code = said.toLowerCase().split(/[-_]/, 1)[0]
  // The rest of the world calls Malay `ms`.
  return code === 'ms' ? 'my' : (LANGUAGES.find((language) => language === code) ?? 'unknown')
}

function categoriesOf(values: FrontMatter['values']): [CategoryId[], boolean] {
  const said = [...(values.get('category') ?? []), ...(values.get('categories') ?? [])]
  const found = said.map((one) => CATEGORIES.find((id) => isNameOf(id, one.toLowerCase())))
  const known = [...new Set(found)].filter((id) => id !== undefined)
  return [known.slice(0, CATEGORIES_MAX), found.includes(undefined) || known.length > CATEGORIES_MAX]
}

function isNameOf(id: CategoryId, said: string): boolean {
  return id === said || Object.values(categoryNames[id]).some((name) => name.toLowerCase() === said)
}

function tagsOf(values: FrontMatter['values']): [string[], boolean] {
  const said = [...(values.get('tags') ?? []), ...(values.get('keywords') ?? [])]
  const wanted = said.flatMap((one) => one.split(',')).filter((one) => one.trim() !== '')
  const tags = [...new Set(wanted.map(toTag))]
  const known = tags.filter(isTag)
  return [known.slice(0, TAGS_MAX), known.length < tags.length || known.length > TAGS_MAX]
}
