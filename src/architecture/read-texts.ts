import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { isLanguage, LANGUAGES, type Language } from '../contract/messages.ts'
import { isForTests, locationOf } from './locations.ts'
import type { SourceFile } from './read-module.ts'

export const TEXT_KINDS = ['messages', 'help', 'legal', 'api', 'notifications', 'other'] as const
export type TextKind = (typeof TEXT_KINDS)[number]

/** Something that people read, in the languages in which it was found. */
export interface FoundText {
  /** Of files with one language each, that of the English one. */
  path: string
  key: string
  kind: TextKind
  words: Partial<Record<Language, string>>
}

/** Inside a text of one language, strings that say how it is drawn. */
const NO_WORDS = new Set(['example', 'honor', 'updatedAt', 'source'])

/** Every text of the product: messages and mails, help, legal texts, descriptions of the API, notifications. */
export function readTexts(files: SourceFile[]): FoundText[] {
  const read = files.filter(({ path }) => isRead(path))
  const joined = new Map<string, FoundText>()
  for (const text of read.flatMap(textsOfLanguage)) {
    const name = `${text.path} ${text.key}`
    const words = { ...joined.get(name)?.words, ...text.words }
    joined.set(name, { ...text, words })
  }
  return [...read.flatMap(textsSideBySide), ...joined.values()]
}

/** The file of a text in one of its languages. */
export function pathIn(path: string, language: Language): string {
  return path.replace(/\.en(\.\w+)$/, `.${language}$1`)
}

/** Words by which a language is told, and the names of languages: no texts. */
const NO_TEXTS = new Set(['src/web/write/detect-language.ts', 'src/contract/messages.ts'])

/** What seeds bring was written by made-up members, each in their own voice. */
function isRead(path: string): boolean {
  if (NO_TEXTS.has(path) || isForTests(path) || locationOf(path).root === 'outside') return false
  if (path.includes('/seeds/') || /^(.+-)?seed(-.+)?\.ts$/.test(posix.basename(path))) return false
  return /\.tsx?$/.test(path) || (languageOf(path) !== undefined && path.endsWith('.md'))
}

/** `my` of `terms.my.ts` and `first-article.my.md`. */
function languageOf(path: string): Language | undefined {
  const language = posix.basename(path).split('.').at(-2)
  return isLanguage(language) ? language : undefined
}

function kindOf(path: string): TextKind {
  if (/^src\/web\/help\/(texts|pages)\//.test(path)) return 'help'
  if (path.startsWith('src/web/legal/texts/')) return 'legal'
  if (/(messages|texts)\.ts$/.test(path) && !path.endsWith('/error-texts.ts')) return 'messages'
  if (path.startsWith('src/server/api-docs/') || path.endsWith('endpoints.ts')) return 'api'
  return path.endsWith('/notifications.ts') ? 'notifications' : 'other'
}

/** The texts of a file that has one language. */
function textsOfLanguage({ path, source }: SourceFile): FoundText[] {
  const language = languageOf(path)
  if (language === undefined) return []
  const strings = path.endsWith('.md') ? paragraphsOf(source) : stringsOf(programOf(path, source))
  const english = path.replace(/\.\w+(\.\w+)$/, '.en$1')
  return strings.map((text, index) => ({
    path: english,
    key: String(index),
    kind: kindOf(path),
    words: { [language]: text },
  }))
}

/** `{ en: …, id: …, my: … }`, wherever it is in a module, under the names that lead to it. */
function textsSideBySide({ path, source }: SourceFile): FoundText[] {
  if (languageOf(path) !== undefined || !/\ben: /.test(source)) return []
  const kind = kindOf(path)
  const texts: FoundText[] = []
  const walk = (node: unknown, names: string[]): void => {
    if (!isNode(node)) return
    const inLanguages = node.type === 'ObjectExpression' ? languagesOf(node) : undefined
    if (inLanguages === undefined) {
      const name = nameOf(node)
      for (const child of childrenOf(node)) walk(child, name === undefined ? names : [...names, name])
      return
    }
    const strings = LANGUAGES.map((language) => stringsOf(inLanguages[language]))
    const most = Math.max(...strings.map(({ length }) => length))
    for (let index = 0; index < most; index += 1) {
      const words = LANGUAGES.flatMap((language, at) => {
        const text = strings[at]?.[index]
        return text === undefined ? [] : [[language, text]]
      })
      const key = [...names, ...(most === 1 ? [] : [index])].join('.')
      texts.push({ path, key, kind, words: Object.fromEntries(words) })
    }
  }
  walk(programOf(path, source), [])
  return texts
}

interface SyntaxNode extends Record<string, unknown> {
  type: string
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function childrenOf(node: SyntaxNode): unknown[] {
  return Object.values(node).flatMap((value) => value)
}

function programOf(path: string, source: string): SyntaxNode {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`)
  return program as unknown as SyntaxNode
}

/** What a node calls all below it. Most dictionaries are `messages`, which says nothing. */
function nameOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Property') return keyOf(node)
  const named = node.type === 'VariableDeclarator' && isNode(node['id']) ? node['id']['name'] : undefined
  return typeof named === 'string' && named !== 'messages' ? named : undefined
}

function keyOf({ key }: SyntaxNode): string | undefined {
  if (!isNode(key)) return undefined
  return String(key.type === 'Identifier' ? key['name'] : (key['value'] ?? '*'))
}

/** The values of an object that has one for each language, and nothing else: a dictionary may name languages too. */
function languagesOf({ properties }: SyntaxNode): Record<Language, unknown> | undefined {
  const entries = (properties as SyntaxNode[]).map((property) => [keyOf(property), property['value']])
  if (entries.length !== LANGUAGES.length) return undefined
  const values: Record<string, unknown> = Object.fromEntries(entries)
  return LANGUAGES.every((language) => language in values) ? values : undefined
}

/** All that is written below a node, in order. What a template fills in is a placeholder. */
function stringsOf(node: unknown): string[] {
  if (!isNode(node) || node.type === 'ImportDeclaration' || node.type === 'ImportExpression') return []
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : []
  if (node.type === 'TemplateLiteral') {
    const parts = node['quasis'] as { value: { cooked: string } }[]
    return [parts.map(({ value }) => value.cooked).join('{}')]
  }
  if (node.type === 'BinaryExpression') {
    const strings = childrenOf(node).flatMap(stringsOf)
    return strings.length === 0 ? [] : [strings.join('')]
  }
  if (node.type === 'TSTypeAliasDeclaration' || node.type === 'TSTypeAnnotation') return []
  if (node.type === 'Property') return NO_WORDS.has(keyOf(node) ?? '') ? [] : stringsOf(node['value'])
  return childrenOf(node).flatMap(stringsOf)
}

/** The headings, steps and paragraphs of a file of Markdown. */
export function paragraphsOf(source: string): string[] {
  const found: string[] = []
  let isOpen = false
  for (const line of source.split('\n').map((text) => text.trim())) {
    const isMark = line === '' || line === '---' || line.startsWith('```')
    const text = line.replace(/^(#+|[-*]|\d+\.)\s+/, '')
    if (isOpen && !isMark && text === line) found.push(`${found.pop()} ${line}`)
    else if (!isMark) found.push(text)
    isOpen = !isMark && !line.startsWith('#')
  }
  return found
}
