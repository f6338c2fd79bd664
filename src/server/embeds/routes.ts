import { EMBEDDED_ROWS, listEmbeds, type Embed } from '../../contract/embeds.ts'
import { EMBEDDABLE, type Embeddable } from '../../contract/rich-text-rules.ts'
import { tablesOf } from '../collections/public.ts'
import type { Reader, Site } from '../content/content-type.ts'
import { serve } from '../platform/serve.ts'
import { embedCard } from './cards.ts'

export function embedsRoutes(site: Site): void {
  serve(site, listEmbeds, async ({ db, viewer, query, request, now }) => {
    const asked = readObjects(query.objects)
    const reader = { db, viewer, request, now }
    const items: Embed[] = []
    for (const type of EMBEDDABLE) items.push(...(await listOf(site, reader, type, asked.get(type) ?? [])))
    return { items }
  })
}

/** Ids by type, each once. */
function readObjects(objects: string): Map<Embeddable, number[]> {
  const asked = new Map<Embeddable, Set<number>>()
  for (const object of objects.split(',')) {
    const [name, id] = object.split(':')
    const type = EMBEDDABLE.find((embeddable) => embeddable === name)
    if (type !== undefined) asked.set(type, (asked.get(type) ?? new Set()).add(Number(id)))
  }
  return new Map([...asked].map(([type, ids]) => [type, [...ids]]))
}

/** Each type makes its own cards for this reader; what they may not see is left out. */
async function listOf(site: Site, reader: Reader, type: Embeddable, ids: number[]): Promise<Embed[]> {
  const of = site.content[type]
  if (of === null || ids.length === 0) return []
  const cards = await of.listCards(site, reader, ids)
  const shownIds = type === 'collection' ? cards.map(({ id }) => id) : []
  const tables = await tablesOf(reader.db, reader.viewer, shownIds, EMBEDDED_ROWS)
  return cards.flatMap((card) => {
    const shown = embedCard(type, card)
    if (shown === null) return []
    const [path, table] = [of.path?.(card.id) ?? '/', tables.get(card.id) ?? null]
    return [{ objectType: type, objectId: card.id, path, ...shown, table }]
  })
}
