import { readFile } from 'node:fs/promises'
import type { BenchOptions, BenchRow } from '../scripts/bench.ts'
import { MEMBERS, SCRIPT, startMemberSite, type MemberSite } from './support/member-site.ts'
import { load, requireWrk } from './support/wrk.ts'

export const title =
  "memory of the site's process while members poll, read, like and comment at 64 connections; goal: at most 200 MB, and flat"

const MOST_MB = 200
/** Measured this often in the time that was asked for. */
const MEASUREMENTS = 10
/** Growth from the third measurement on that counts as flat: garbage is collected when there is some. */
const FLAT_MB = 15

export async function measure({ scale, minutes }: BenchOptions): Promise<BenchRow[]> {
  await requireWrk()
  const site = await startMemberSite(scale)
  try {
    const rows = [{ minute: 0, 'requests a second': 0, ...(await memoryOf(site)) }]
    const seconds = Math.max(3, Math.round((minutes * 60) / MEASUREMENTS))
    let first = 0
    for (let measured = 1; measured <= MEASUREMENTS; measured++) {
      const args = ['mixed', first, MEMBERS, site.articleIds.join(',')]
      const { perSecond } = await load(site.url, { seconds, script: SCRIPT, args })
      first += Math.ceil(perSecond * seconds)
      rows.push({
        minute: Math.round((measured * seconds) / 6) / 10,
        'requests a second': Math.round(perSecond),
        ...(await memoryOf(site)),
      })
    }
    judge(rows.map((row) => row['RSS MB']))
    return rows
  } finally {
    await site.stop()
  }
}

async function memoryOf({ url, process }: MemberSite) {
  const status = await readFile(`/proc/${process.pid}/status`, 'utf8')
  const metrics = await fetch(`${url}/metrics`).then((response) => response.text())
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1])
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
  return {
    'RSS MB': megabytes(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024),
    'heap used MB': megabytes(metric('nodejs_heap_size_used_bytes')),
    'heap MB': megabytes(metric('nodejs_heap_size_total_bytes')),
    'outside MB': megabytes(metric('nodejs_external_memory_bytes')),
  }
}

function judge(resident: number[]): void {
  const most = Math.max(...resident)
  // The first measurements are of code being compiled and of caches being filled.
  const growth = (resident.at(-1) ?? 0) - (resident[3] ?? 0)
  console.log(`Largest: ${most} MB, ${most <= MOST_MB ? 'within' : 'over'} the goal of ${MOST_MB} MB.`)
  console.log(`From the third measurement on: ${growth} MB more, ${growth <= FLAT_MB ? 'flat' : 'not flat'}.`)
}
