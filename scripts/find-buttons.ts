import { parseSync, Visitor } from 'oxc-parser'
import type { FoundText } from '../src/architecture/read-texts.ts'
import { readModule, type SourceFile } from '../src/architecture/read-module.ts'

const BUTTONS = new Set(['Button', 'LinkButton', 'MenuItem', 'button'])

/**
 * The texts that are said on buttons and in menus, as far as the source shows it: `t('key')` between the marks of a
 * button, with the key in a dictionary that the file imports.
 */
export function findButtons(files: SourceFile[], texts: FoundText[]): FoundText[] {
  const byName = new Map(texts.map((text) => [`${text.path} ${text.key}`, text]))
  const found = new Set<FoundText>()
  for (const file of files.filter(({ path }) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))) {
    const dictionaries = readModule(file).imports.flatMap(({ target }) =>
      target?.endsWith('messages.ts') ? [target] : [],
    )
    for (const key of keysOnButtons(file))
      for (const path of dictionaries) {
        const text = byName.get(`${path} ${key}`)
        if (text !== undefined) found.add(text)
      }
  }
  return [...found]
}

function keysOnButtons({ path, source }: SourceFile): string[] {
  const keys: string[] = []
  const buttons: { start: number; end: number }[] = []
  const calls: { start: number; key: string }[] = []
  new Visitor({
    JSXElement({ openingElement: { name, end: start }, closingElement }) {
      if (name.type === 'JSXIdentifier' && BUTTONS.has(name.name) && closingElement !== null)
        buttons.push({ start, end: closingElement.start })
    },
    CallExpression({ callee, arguments: [first], start }) {
      if (callee.type !== 'Identifier' || first?.type !== 'Literal') return
      if (typeof first.value === 'string') calls.push({ start, key: first.value })
    },
  }).visit(parseSync(path, source).program)
  for (const { start, key } of calls)
    if (buttons.some((button) => button.start <= start && start < button.end)) keys.push(key)
  return keys
}
