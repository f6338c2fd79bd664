import type { ModerationCase } from '../../contract/moderation.ts'
import type { ObjectType } from '../../contract/objects.ts'
import type { Site } from '../content/content-type.ts'
import type { Described } from '../content/moderated.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from '../platform/session.ts'
import { judgedOf, listModeratedPeople } from './people-queries.ts'
import { listCaseFacts, type CaseFacts, type Named, type QueueRow } from './queue-queries.ts'
import { possibleActions } from './rules.ts'

interface Reading {
  site: Pick<Site, 'content'>
  db: Db
  viewer: Viewer
  now: Date
}

export const keyOf = ({ objectType, objectId }: Named): string => `${objectType} ${objectId}`

/** What objects are, by `type id`; each type is asked once. */
export async function describeAll(
  { content }: Pick<Site, 'content'>,
  db: Db,
  objects: Named[],
): Promise<Map<string, Described>> {
  const byType = new Map<ObjectType, Set<number>>()
  for (const { objectType, objectId } of objects)
    byType.set(objectType, (byType.get(objectType) ?? new Set()).add(objectId))
  const found = await Promise.all(
    [...byType].map(async ([objectType, ids]) => {
      const described = (await content[objectType]?.moderated.describe(db, [...ids])) ?? []
      return described.map((one) => [keyOf({ objectType, objectId: one.id }), one] as const)
    }),
  )
  return new Map(found.flat())
}

/** Where it is read: its own page, or that of what it was said about. */
export function pathTo(
  { content }: Pick<Site, 'content'>,
  named: Named,
  described: Described,
): string | null {
  if (described.state === 'removed' || described.state === 'gone') return null
  const own = content[named.objectType]?.path
  if (own != null) return own(named.objectId)
  const { parent } = described
  if (parent === null) return null
  const path = content[parent.type]?.path?.(parent.id)
  return path === undefined ? null : path + (parent.place ?? '')
}

/** The cards of the queue, in its order. What is erased meanwhile is left out. */
export async function makeCases(reading: Reading, rows: QueueRow[]): Promise<ModerationCase[]> {
  const { site, db, now } = reading
  const described = await describeAll(site, db, rows)
  const parents = await describeAll(
    site,
    db,
    [...described.values()].flatMap(({ parent }) =>
      parent === null ? [] : [{ objectType: parent.type, objectId: parent.id }],
    ),
  )
  const authors = [...described.values()].flatMap(({ authorId }) => authorId ?? [])
  const people = await listModeratedPeople(db, [...new Set(authors)], now)
  const facts = new Map((await listCaseFacts(db, rows, now)).map((one) => [keyOf(one), one]))
  return rows.flatMap((row) => {
    const [one, known] = [described.get(keyOf(row)), facts.get(keyOf(row))]
    if (one === undefined || known === undefined) return []
    return [makeCase(reading, row, { one, known, people, parents })]
  })
}

interface Known {
  one: Described
  known: CaseFacts
  people: Awaited<ReturnType<typeof listModeratedPeople>>
  parents: Map<string, Described>
}

function makeCase(
  { site, viewer }: Reading,
  row: QueueRow,
  { one, known, people, parents }: Known,
): ModerationCase {
  const { objectType, objectId } = row
  const author = (one.authorId === null ? undefined : people.get(one.authorId)) ?? null
  const { reports, claim, proposal, version, lastAction } = known
  const type = site.content[objectType]?.moderated
  const actions =
    type === undefined
      ? []
      : possibleActions({
          moderator: viewer,
          person: author && judgedOf(author),
          described: one,
          type,
          isWaiting: row.reports > 0 || row.isHidden,
          isEscalated: row.isEscalated,
          lastAction: lastAction ?? undefined,
        })
  return {
    objectType,
    objectId,
    title: one.title,
    excerpt: one.excerpt,
    path: pathTo(site, row, one),
    context: contextOf(site, one, parents),
    author,
    state: one.state,
    isNsfw: one.isNsfw,
    isMarkedByReports: one.isMarkedByReports,
    reports: reports.map((report) => ({ ...report, createdAt: new Date(report.createdAt).toISOString() })),
    reportCount: row.reports,
    weight: row.weight,
    since: row.since.toISOString(),
    isEscalated: row.isEscalated,
    claim: claim && {
      ...claim,
      isMine: claim.by.id === viewer.id,
      until: new Date(claim.until).toISOString(),
    },
    proposal: proposal && {
      ...proposal,
      isMine: proposal.by.id === viewer.id,
      createdAt: new Date(proposal.createdAt).toISOString(),
    },
    actions,
    version,
  }
}

function contextOf(
  site: Pick<Site, 'content'>,
  { parent }: Described,
  parents: Map<string, Described>,
): ModerationCase['context'] {
  if (parent === null) return null
  const named = { objectType: parent.type, objectId: parent.id }
  const described = parents.get(keyOf(named))
  if (described === undefined) return null
  const title = described.title === '' ? described.excerpt.slice(0, 100) : described.title
  return { ...named, title, path: pathTo(site, named, described) }
}
