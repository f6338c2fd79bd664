import { createHash } from 'node:crypto'
import type { DraftContent } from '../../contract/drafts.ts'
import { IMPORT_LIMITS } from '../../contract/imports.ts'
import type { Language } from '../../contract/messages.ts'
import { fail } from '../platform/errors.ts'
import { messages } from './messages.ts'
import { readMarkdown, type MarkdownText, type Note, type TextFault } from './read-markdown.ts'
import { entriesOf, type EntryFault, type ZipEntry } from './zip-entries.ts'

export type Fault = EntryFault | TextFault

export interface ReadFile extends Omit<MarkdownText, 'content' | 'isLanguageKnown'> {
  index: number
  name: string
  bytes: number
  fault: Fault | null
  notes: Note[]
}

export interface ReadZip {
  files: ReadFile[]
  ignored: number
  ignoredNames: string[]
}

export interface NewDraft {
  key: string
  content: DraftContent
}

export interface ZipOrder {
  path: string
  language: Language
}

export interface TextsOrder extends ZipOrder {
  indexes: number[]
}

const IGNORED_SHOWN = 20
const NAME_SHOWN = 200

/** In a worker thread, since 50 MB may be unpacked and read. */
export async function previewZip({ path, language }: ZipOrder): Promise<ReadZip> {
  const files: ReadFile[] = []
  const ignored: string[] = []
  for await (const entry of entriesOf(path)) {
    if (!isMarkdown(entry)) {
      ignored.push(shown(entry.name))
      continue
    }
    if (files.length >= IMPORT_LIMITS.files)
      fail('too_large', messages.tooManyFiles, { values: { most: IMPORT_LIMITS.files } })
    files.push(await readFile(entry, language))
  }
  if (files.length === 0) fail('invalid_input', messages.noFiles, { fields: { file: messages.noFiles } })
  return { files, ignored: ignored.length, ignoredNames: ignored.slice(0, IGNORED_SHOWN) }
}

async function readFile(entry: ZipEntry, otherwise: Language): Promise<ReadFile> {
  const { index, name } = entry
  const bytes = await entry.read()
  const text = typeof bytes === 'string' ? bytes : readMarkdown(name, bytes, otherwise)
  const nothing = { title: '', language: otherwise, categories: [], tags: [], notes: [] }
  const { title, language, categories, tags, notes } = typeof text === 'string' ? nothing : text
  return {
    index,
    name: shown(name),
    title,
    language,
    categories,
    tags,
    notes,
    bytes: typeof bytes === 'string' ? 0 : bytes.length,
    fault: typeof text === 'string' ? text : null,
  }
}

/** In a worker thread: those of the wanted files that can be imported. Few at a time, since each text is copied. */
export async function readTexts({ path, language, indexes }: TextsOrder): Promise<NewDraft[]> {
  const wanted = new Set(indexes)
  const drafts: NewDraft[] = []
  for await (const entry of entriesOf(path)) {
    if (!wanted.delete(entry.index) || !isMarkdown(entry)) continue
    const bytes = await entry.read()
    const text = typeof bytes === 'string' ? bytes : readMarkdown(entry.name, bytes, language)
    if (typeof text !== 'string') drafts.push(draftOf(entry.name, text))
    if (wanted.size === 0) break
  }
  return drafts
}

/** Known by what is in it, so that the same file does not become two drafts. */
function draftOf(name: string, text: MarkdownText): NewDraft {
  const { title, content, language, categories, tags, isLanguageKnown } = text
  const hash = createHash('sha256')
    .update(JSON.stringify([name, title, content]))
    .digest('hex')
  return {
    key: `import-${hash.slice(0, 24)}`,
    content: { title, content, language, categories, tags, isLanguageChosen: isLanguageKnown },
  }
}

function isMarkdown({ name }: ZipEntry): boolean {
  // What macOS adds beside each file is not the file.
  return /\.(?:md|markdown)$/i.test(name) && !name.startsWith('__MACOSX/')
}

function shown(name: string): string {
  return name.slice(0, NAME_SHOWN).replaceAll(/\p{C}/gu, '?')
}
