import type { Db } from '../platform/db.ts'
import type { Work } from '../platform/work-pool.ts'
import type { ItemSeeds } from './item-seeds.ts'
import type { Item } from './items/item.ts'
import type { ItemOrder } from './make-item.ts'
import type { Course, StoredItem } from './queries.ts'
import { chooseNext, type Answered, type Choice } from './scoring/choose-next.ts'
import { loadParameters } from './scoring/parameter-queries.ts'
import { familyOf, type Parameters } from './scoring/parameters.ts'

/** The item of a position, made in a thread. Null where the site can't make it. */
export function makeItemAt(
  work: Work,
  seeds: ItemSeeds,
  { id }: Pick<Course, 'id'>,
  { position, templateId }: Pick<StoredItem, 'position' | 'templateId'>,
): Promise<Item | null> {
  const order: ItemOrder = { templateId, seed: seeds.itemAt(id, position) }
  return work.run<Item | null>('iq-item', order)
}

export function openItem({ items }: Pick<Course, 'items'>): StoredItem | undefined {
  return items.find(({ answeredAt }) => answeredAt === null)
}

export function countAnswered({ items }: Pick<Course, 'items'>): number {
  return items.filter(({ answeredAt }) => answeredAt !== null).length
}

/** Of what was answered that which counts: no pilots. */
export function countScored({ items }: Pick<Course, 'items'>): number {
  return items.filter(({ answeredAt, isPilot }) => answeredAt !== null && !isPilot).length
}

/** What was answered, for choosing and scoring: also with templates that the site no longer makes items of. */
export function answeredOf(items: readonly StoredItem[]): Answered[] {
  return items.flatMap((item): Answered[] => {
    const family = familyOf(item.templateId)
    if (item.answeredAt === null || family === undefined) return []
    return [
      {
        templateId: item.templateId,
        family,
        isCorrect: item.isCorrect === true,
        isPilot: item.isPilot,
        seconds: (item.serverMs ?? 0) / 1000,
        isLate: item.isLate === true,
        blurMs: item.blurMs,
        blurCount: item.blurCount,
      },
    ]
  })
}

/** The template of the next position, as it is chosen whenever it is asked for; undefined when all is answered. */
export async function chooseAfter(
  db: Db,
  seeds: ItemSeeds,
  course: Course,
  items: readonly StoredItem[],
  unmakeable: ReadonlySet<string> = new Set(),
): Promise<Choice | undefined> {
  const parameters = await loadParameters(db, course.paramVersion)
  return chooseNext({
    answered: answeredOf(items),
    form: course.form,
    parameters: unmakeable.size === 0 ? parameters : without(parameters, unmakeable),
    random: seeds.choiceAt(course.id, items.length + 1),
    hasExtraTime: course.hasExtraTime,
  })
}

function without(parameters: Parameters, ids: ReadonlySet<string>): Parameters {
  const pool = Object.fromEntries(
    Object.entries(parameters.pool).map(([family, entries]) => [
      family,
      entries.filter(({ id }) => !ids.has(id)),
    ]),
  ) as unknown as Parameters['pool']
  return { ...parameters, pool }
}
