import type { Root } from 'mdast'
import { fromMarkdown, type Extension as TreeExtension } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { mathFromMarkdown } from 'mdast-util-math'
import { gfm } from 'micromark-extension-gfm'
import { math } from 'micromark-extension-math'
import type { Labels } from './source-cost.ts'
import type { SourcePart } from './source-parts.ts'

type Syntax = NonNullable<NonNullable<Parameters<typeof fromMarkdown>[1]>['extensions']>[number]

/** HTML is no markup here: it stays the text it was written as. */
const noHtml: Syntax = { disable: { null: ['htmlFlow', 'htmlText'] } }
const github = gfm({ singleTilde: false })
/** Without the search for addresses, which begins at every word: a quarter of what a line costs. Each has one of these signs. */
const withoutAddresses = without(github, /Autolink$/)
const ADDRESS = /@|:\/\/|www\./i
const more = [math(), noHtml]
/** Without the later search for addresses in plain text: the tokenizer finds them, and its pattern is quadratic. */
const tree: TreeExtension[] = [
  ...gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] })),
  mathFromMarkdown(),
]

/** One part of a text, parsed as if it stood among all the definitions of the whole. */
export function parsePart(part: SourcePart, source: string, labels: Labels): Root {
  if (part.isPlain) return plainParagraphs(source)
  const first = ADDRESS.test(source) ? github : withoutAddresses
  return fromMarkdown(source, { extensions: [first, ...more, knowing(labels)], mdastExtensions: tree })
}

/** The same constructs but those with such a name. */
function without(syntax: Syntax, names: RegExp): Syntax {
  const text = Object.entries(syntax.text ?? {}).map(([code, constructs]) => [
    code,
    [constructs ?? []].flat().filter(({ name = '' }) => !names.test(name)),
  ])
  return { ...syntax, text: Object.fromEntries(text.filter(([, constructs]) => constructs?.length !== 0)) }
}

function plainParagraphs(source: string): Root {
  const blocks = source.split(/\n[ \t]*(?:\n[ \t]*)*\n|\n[ \t]*$/).filter((block) => block !== '')
  return {
    type: 'root',
    children: blocks.map((block) => ({
      type: 'paragraph',
      children: [{ type: 'text', value: block.replace(/(?<! ) +$/gm, '') }],
    })),
  }
}

const OPENING_BRACKET = 91

/** Gives the parser, at the first bracket, the definitions of other parts; it never matches anything itself. */
function knowing(labels: Labels): Syntax {
  let isDefined = false
  return {
    text: {
      [OPENING_BRACKET]: {
        name: 'knowing',
        tokenize(_effects, _ok, nok) {
          if (!isDefined) {
            this.parser.defined.push(...labels.links)
            ;(this.parser.gfmFootnotes ??= []).push(...labels.footnotes)
          }
          isDefined = true
          return nok
        },
      },
    },
  }
}
