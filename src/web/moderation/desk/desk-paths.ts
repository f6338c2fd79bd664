import { OBJECT_TYPES, type ObjectType } from '../../../contract/objects.ts'
import { readId } from '../read-id.ts'

export const DESK_PATH = '/moderation'
export const DESK_TABS = ['queue', 'messages', 'appeals'] as const
export type DeskTab = (typeof DESK_TABS)[number]

export const pathOfPerson = (id: number): string => `${DESK_PATH}?person=${id}`
export const pathOfTab = (tab: DeskTab): string => (tab === 'queue' ? DESK_PATH : `${DESK_PATH}?part=${tab}`)

export function readTab(query: URLSearchParams): DeskTab {
  return DESK_TABS.find((tab) => tab === query.get('part')) ?? 'queue'
}

/** One object, also when nothing about it is open: `?case=page-post-12`. */
export const pathOfCase = (objectType: ObjectType, objectId: number): string =>
  `${DESK_PATH}?case=${objectType}-${objectId}`

export function readCase(query: URLSearchParams): { objectType: ObjectType; objectId: number } | null {
  const named = query.get('case') ?? ''
  const end = named.lastIndexOf('-')
  const objectType = OBJECT_TYPES.find((type) => type === named.slice(0, end))
  const objectId = readId(named.slice(end + 1))
  return objectType === undefined || objectId === null ? null : { objectType, objectId }
}
