import { endAbandoned } from './end-abandoned.ts'

/** A program of its own: what `watchdog.ts` runs when the process that used the cluster is gone. */
const [cluster] = process.argv.slice(2)
if (cluster !== undefined) await endAbandoned(cluster)
