import type { PagePlan } from '../../contract/rendering.ts'
import { toPlace } from '../platform/location.ts'
import { pathRead } from '../platform/path-read.ts'
import { documentOf } from './documents.ts'
import { READS } from './screen-reads.ts'
import { matchScreen } from './screens.ts'

/** What has to be loaded for a path, and the one path that is drawn for it. */
export function planPage(fullPath: string): PagePlan {
  const asked = toPlace(fullPath, 'start')
  const { screen, params } = matchScreen(asked.path)
  const reads = READS[screen.pattern] ?? []
  const { path = () => asked.path, firstData, variesByCountry, isSecret = false } = documentOf(screen.pattern)
  const drawn = pathRead(`${path(params)}?${asked.query.toString()}`, reads)
  const place = { params, query: toPlace(drawn, 'start').query }
  return {
    screen: screen.pattern,
    path: drawn,
    reads,
    addresses: (firstData?.(place) ?? []).map((asks) =>
      typeof asks === 'string' ? asks : String(asks.queryKey[0]),
    ),
    variesByCountry: variesByCountry?.(place) ?? false,
    isSecret,
  }
}
