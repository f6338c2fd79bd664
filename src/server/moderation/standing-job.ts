import type { Site } from '../content/content-type.ts'
import type { JobHandlers } from '../platform/jobs.ts'
import { followStanding } from './standing.ts'

/** When a sanction ends, and a minute after a suspension began: what was written in between is found then. */
export function standingJobs(site: Site): JobHandlers {
  return { standing: { run: ({ userId }) => followStanding(site, userId), atOnce: 1 } }
}
