import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReadingPosition } from '../../../contract/articles.ts'
import { removeReadingPosition, saveReadingPosition } from '../../../contract/reading-positions.ts'
import { useUser } from '../../auth/public.ts'
import { call } from '../../platform/api.ts'
import { changeMarks } from '../../platform/content-cache.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { articleQueries } from '../article-queries.ts'
import { devicePlaces } from './device-places.ts'
import type { Place } from './find-place.ts'

export interface KeptPlace {
  /** Where the reader stopped; undefined until that is known. */
  kept: Place | null | undefined
  keep: (place: Place) => void
  forget: () => void
}

/** On this device at once, and for a member on the server; what has arrived there does not stay here. */
export function useKeptPlace(id: number): KeptPlace {
  const client = useQueryClient()
  const { user, isPending } = useUser()
  const { data: mine, fetchStatus } = useQuery({ ...articleQueries.mine(id), enabled: user !== null })
  const isAlive = useIsHydrated()
  const [isKnown, setKnown] = useState(false)
  if (!isKnown && isAlive && !isPending && (user === null || fetchStatus !== 'fetching')) setKnown(true)
  const owner = user?.id ?? 0
  const params = { id: String(id) }
  const change = (readingPosition: ReadingPosition | null): void =>
    changeMarks(client, { type: 'article', id }, { readingPosition })

  function keep(place: Place): void {
    const position = { ...place, updatedAt: new Date().toISOString() }
    devicePlaces.write({ id, owner, ...position })
    if (user === null) return
    change(position)
    // A place that is lost is no reason to disturb a reader; it is on the device still.
    call(saveReadingPosition, { params, body: place, keepalive: true }).then(
      () => devicePlaces.remove(id),
      () => {},
    )
  }
  function forget(): void {
    devicePlaces.remove(id)
    if (user === null) return
    change(null)
    call(removeReadingPosition, { params, keepalive: true }).catch(() => {})
  }
  return {
    kept: isKnown ? latest(devicePlaces.read(id, owner), mine.readingPosition) : undefined,
    keep,
    forget,
  }
}

function latest(here: ReadingPosition | undefined, there: ReadingPosition | null): Place | null {
  const isHere = here !== undefined && (there === null || here.updatedAt > there.updatedAt)
  return isHere ? here : there
}
