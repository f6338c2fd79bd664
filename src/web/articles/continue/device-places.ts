import { readStored, removeStored, writeStored } from '../../platform/storage.ts'
import type { Place } from './find-place.ts'

const KEY = 'reading-positions'
const MOST = 50

interface DevicePlace extends Place {
  id: number
  /** Whose it is: a member's id, 0 for a visitor. */
  owner: number
  updatedAt: string
}

/** Where visitors stopped, and members whose place has not reached the server yet. The latest is the first. */
export const devicePlaces = {
  /** A member takes over what they read here before they signed in; nobody sees another member's. */
  read: (id: number, owner: number): DevicePlace | undefined =>
    readPlaces().find((place) => place.id === id && (place.owner === owner || place.owner === 0)),
  write: (place: DevicePlace): void => store([place, ...others(place.id)].slice(0, MOST)),
  remove: (id: number): void => store(others(id)),
}

const others = (id: number): DevicePlace[] => readPlaces().filter((place) => place.id !== id)

function store(places: DevicePlace[]): void {
  if (places.length === 0) removeStored(KEY)
  else writeStored(KEY, JSON.stringify(places))
}

function readPlaces(): DevicePlace[] {
  try {
    const places: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(places) ? places.filter(isPlace) : []
  } catch {
    return []
  }
}

function isPlace(value: unknown): value is DevicePlace {
  const { id, owner, block, percent, updatedAt } = Object(value) as Partial<
    Record<keyof DevicePlace, unknown>
  >
  return [id, owner, block, percent].every(Number.isInteger) && typeof updatedAt === 'string'
}
