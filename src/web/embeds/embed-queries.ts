import { queryOptions } from '@tanstack/react-query'
import { listEmbeds, type Embed } from '../../contract/embeds.ts'
import { EMBEDS_MAX, type Embeddable } from '../../contract/rich-text-rules.ts'
import { addressOf, call } from '../platform/api.ts'

type Name = `${Embeddable}:${number}`

interface Waiting {
  name: Name
  resolve: (embed: Embed | null) => void
  reject: (reason: unknown) => void
}

let waiting: Waiting[] = []

/** What is drawn at the same moment is asked for together: a text with ten cards is one call. */
async function loadEmbed(name: Name): Promise<Embed | null> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(send, 0)
    waiting.push({ name, resolve, reject })
  })
}

function send(): void {
  const asked = waiting
  waiting = []
  const names = [...new Set(asked.map(({ name }) => name))]
  for (let from = 0; from < names.length; from += EMBEDS_MAX) {
    const part = names.slice(from, from + EMBEDS_MAX)
    const those = asked.filter(({ name }) => part.includes(name))
    call(listEmbeds, { query: { objects: part.join(',') } }).then(
      ({ items }) => {
        const found = new Map(items.map((item) => [`${item.objectType}:${item.objectId}`, item]))
        for (const { name, resolve } of those) resolve(found.get(name) ?? null)
      },
      (reason: unknown) => {
        for (const { reject } of those) reject(reason)
      },
    )
  }
}

/** Null for what is not there, or not for this reader. */
export const embedQuery = (type: Embeddable, id: number) =>
  queryOptions({
    queryKey: [addressOf(listEmbeds, undefined, { objects: `${type}:${id}` })],
    queryFn: () => loadEmbed(`${type}:${id}`),
    meta: { holds: [type], of: { type, id } },
    staleTime: 60_000,
    refetchOnMount: true,
  })
