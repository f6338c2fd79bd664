import { ExploreQuery, ViewState } from '../../contract/explore.ts'
import { EXPLORE_COLUMNS, VIEW_KINDS } from '../../contract/explore-rules.ts'

/** A view as it was saved, perhaps long ago: without what Explore does not know any more. */
export function readState(saved: ViewState): ViewState {
  const whole = ViewState.safeParse(saved)
  if (whole.success) return whole.data
  const isKnown = ([name, value]: [string, unknown]) => ExploreQuery.safeParse({ [name]: value }).success
  const columns = EXPLORE_COLUMNS.filter((column) => saved.columns.includes(column))
  return {
    query: Object.fromEntries(Object.entries(saved.query).filter(isKnown)),
    columns: columns.length > 0 ? columns : ['title'],
    kind: VIEW_KINDS.find((kind) => kind === saved.kind) ?? 'table',
  }
}
