import { parseSync, Visitor } from 'oxc-parser'
import type { Violation } from './import-rules.ts'
import { isForTests } from './locations.ts'
import type { SourceFile } from './read-module.ts'

export const SELECTOR_RULE = 'tests find elements by role, not by class'

/** Where a class is what the test is about: a style rule, or something drawn that no reader is told of. */
export const MAY_NAME_CLASSES: Record<string, string> = {
  'src/web/rich-text/rich-text.test.tsx': 'the classes are what the renderer makes of a text',
  'src/web/styles/media.test.tsx': 'which rules hold in print and with forced colours',
  'e2e/theme-and-language.spec.ts': 'the layers of a backdrop are decoration, without a role',
}

const TAKE_SELECTORS = new Set([
  'querySelector',
  'querySelectorAll',
  'closest',
  'matches',
  'locator',
  'waitForSelector',
  'getElementsByClassName',
])

/** Every selector with a class in a test of the web or in a journey. */
export function checkSelectors(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => isOfScreens(path) && MAY_NAME_CLASSES[path] === undefined)
    .flatMap((file) =>
      classesIn(file).map((text) => ({ rule: SELECTOR_RULE, path: file.path, detail: text })),
    )
}

function isOfScreens(path: string): boolean {
  return path.startsWith('e2e/') || (path.startsWith('src/web/') && isForTests(path))
}

function classesIn({ path, source }: SourceFile): string[] {
  const found: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      if (!TAKE_SELECTORS.has(name)) return
      const text = textOf(first)
      if (name === 'getElementsByClassName' || namesClass(text)) found.push(`${name}(${text})`)
    },
    Literal({ value }) {
      // A selector that is handed to a function of the test.
      if (typeof value === 'string' && /^\.[a-z]+-[a-z-]+( |$)/.test(value)) found.push(value)
    },
  }).visit(parseSync(path, source).program)
  return [...new Set(found)]
}

interface Argument {
  type: string
  value?: unknown
  quasis?: { value: { raw: string } }[]
}

function textOf(argument: Argument | undefined): string {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value
  return argument?.quasis?.map(({ value }) => value.raw).join('*') ?? ''
}

/** What stands in brackets is an attribute, whatever its value looks like. */
function namesClass(selector: string): boolean {
  return /\.[a-z_-]/i.test(selector.replace(/\[[^\]]*\]/g, ''))
}
