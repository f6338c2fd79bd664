import type { PhrasingContent } from 'mdast'
import type { NodeOf } from '../../contract/rich-text.ts'
import { EMBEDDABLE, EMBEDS_MAX, type Embeddable } from '../../contract/rich-text-rules.ts'
import { readConfig } from '../platform/config.ts'
import type { Builder } from './builder.ts'

type EmbedNode = NodeOf<'embed'>

const COLLECTION = /^\{% *collection +([1-9]\d{0,14}) *%\}$/
const EMBED = /^\{% *embed +(\S{1,300}) *%\}$/
const PATH = /^\/([a-z-]{1,20})\/([1-9]\d{0,14})$/

/**
 * What a paragraph embeds, when each of its lines is `{% collection 12 %}` or `{% embed /article/7 %}` and nothing else;
 * null otherwise, and beyond the most that a text may have: then it stays the text it is. Nothing of other sites, ever.
 */
export function readEmbeds(builder: Builder, children: readonly PhrasingContent[]): EmbedNode[] | null {
  const source = literalOf(children)
  if (source === null || !source.startsWith('{%')) return null
  const embeds: EmbedNode[] = []
  for (const line of source.split('\n')) {
    const embed = readEmbed(line.trim())
    if (embed === null) return null
    embeds.push(embed)
  }
  if (builder.used.embeds + embeds.length > EMBEDS_MAX) return null
  builder.used.embeds += embeds.length
  return embeds
}

/** The letters that stand there; null where there is more than letters. An address is a link to itself by then. */
function literalOf(children: readonly PhrasingContent[]): string | null {
  let literal = ''
  for (const child of children) {
    const text = child.type === 'link' && child.children.length === 1 ? child.children[0] : child
    if (text?.type !== 'text') return null
    literal += text.value
  }
  return literal
}

function readEmbed(line: string): EmbedNode | null {
  const collectionId = COLLECTION.exec(line)?.[1]
  if (collectionId !== undefined)
    return { type: 'embed', objectType: 'collection', objectId: Number(collectionId) }
  const address = EMBED.exec(line)?.[1]
  if (address === undefined) return null
  const [, name, id] = PATH.exec(withoutOrigin(address)) ?? []
  const objectType: Embeddable | undefined = EMBEDDABLE.find((type) => type === name)
  return objectType === undefined ? null : { type: 'embed', objectType, objectId: Number(id) }
}

let origin: string | undefined

/** Our own address is read when it is first needed: a thread is told nothing else about the site. */
function withoutOrigin(address: string): string {
  if (address.startsWith('/')) return address
  origin ??= readConfig().publicUrl
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
}
