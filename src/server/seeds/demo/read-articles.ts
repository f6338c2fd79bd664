import { readdir, readFile } from 'node:fs/promises'
import { CATEGORIES, type CategoryId } from '../../../contract/categories.ts'
import type { Language } from '../../../contract/messages.ts'
import type { DemoComment } from './thread.ts'

const FOLDER = new URL('articles/', import.meta.url)
const LANGUAGES = ['en', 'id', 'my'] as const

export interface DemoVersion {
  language: Language
  title: string
  tags: string[]
  /** The number of a person. */
  author: number
  /** Published so many days before the end of the seeded past. */
  days: number
  source: string
}

export interface ArticleComment extends DemoComment {
  language: Language
  /** After the article was published. */
  hours: number
  replies?: ArticleComment[]
}

export interface DemoGroup {
  slug: string
  category: CategoryId
  /** The name of its drawing in `covers`. */
  cover: string | null
  /** The original first. */
  versions: DemoVersion[]
  comments: ArticleComment[]
}

let read: Promise<DemoGroup[]> | undefined

/** The articles of the demo, the oldest first; their files say in their heads what they are. */
export function demoGroups(): Promise<DemoGroup[]> {
  read ??= readGroups()
  return read
}

async function readGroups(): Promise<DemoGroup[]> {
  const names = (await readdir(FOLDER)).toSorted()
  const slugs = new Set(names.filter((name) => name.endsWith('.md')).map((name) => name.split('.')[0] ?? ''))
  const groups = await Promise.all([...slugs].map((slug) => readGroup(slug, names)))
  return groups.toSorted((one, other) => (other.versions[0]?.days ?? 0) - (one.versions[0]?.days ?? 0))
}

async function readGroup(slug: string, names: string[]): Promise<DemoGroup> {
  const languages = LANGUAGES.filter((language) => names.includes(`${slug}.${language}.md`))
  const files = await Promise.all(languages.map((language) => readVersion(slug, language)))
  const original = files.find(({ version, head }) => version.language === head.get('original'))
  if (original === undefined) throw new Error(`demo: ${slug} has no text in its first language`)
  const category = CATEGORIES.find((name) => name === original.head.get('category'))
  if (category === undefined) throw new Error(`demo: ${slug} names no category`)
  const others = files.filter((file) => file !== original).map(({ version }) => version)
  const talk = `${slug}.comments.json`
  const comments = names.includes(talk) ? await readFile(new URL(talk, FOLDER), 'utf8') : '[]'
  return {
    slug,
    category,
    cover: original.head.get('cover') ?? null,
    // A translation comes after its original.
    versions: [
      original.version,
      ...others.map((version) => ({
        ...version,
        days: Math.min(version.days, original.version.days * 0.98),
      })),
    ],
    comments: JSON.parse(comments) as ArticleComment[],
  }
}

interface ReadFile {
  head: Map<string, string>
  version: DemoVersion
}

async function readVersion(slug: string, language: Language): Promise<ReadFile> {
  const name = `${slug}.${language}.md`
  const whole = (await readFile(new URL(name, FOLDER), 'utf8')).replaceAll('\r\n', '\n').trimStart()
  const [begin, end] = [whole.indexOf('---\n'), whole.indexOf('\n---\n', 3)]
  if (begin !== 0 || end < 0) throw new Error(`demo: ${name} has no head between lines of ---`)
  const head = new Map(
    whole
      .slice(4, end)
      .split('\n')
      .filter((line) => line.includes(':'))
      .map((line): [string, string] => {
        const at = line.indexOf(':')
        return [line.slice(0, at).trim(), unquoted(line.slice(at + 1).trim())]
      }),
  )
  const [author, days] = [
    Number.parseInt(head.get('author') ?? '', 10),
    Number.parseFloat(head.get('days') ?? ''),
  ]
  const [title = '', tags = ''] = [head.get('title'), head.get('tags')]
  if (title === '' || !(author > 0) || !(days > 0))
    throw new Error(`demo: ${name} lacks title, author or days`)
  const version = {
    language,
    title,
    tags: tags
      .split(',')
      .map((tag) => tag.trim().toLowerCase().split(' ').join('-'))
      .filter((tag) => tag !== ''),
    author,
    days,
    source: whole.slice(end + '\n---\n'.length).trim(),
  }
  return { head, version }
}

function unquoted(text: string): string {
  const isQuoted = text.length > 1 && text.startsWith('"') && text.endsWith('"')
  return isQuoted ? text.slice(1, -1) : text
}
