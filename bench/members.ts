import type { ChildProcess } from 'node:child_process'
import type { BenchOptions, BenchRow } from '../scripts/bench.ts'
import { MEMBERS, SCRIPT, startMemberSite, type MemberSite } from './support/member-site.ts'
import { processorMs } from './support/processor-times.ts'
import { load, requireWrk, type Load } from './support/wrk.ts'

export const title =
  'what members do, compared with a bare node:http server that makes one prepared query on the same database; wrk, 64 connections, fsync on, medians of 3'

const ROUNDS = 3
const CALLS = [
  { kind: 'read', call: 'signed-in read (GET /api/auth/user)', goal: 0.45 },
  { kind: 'like-spread', call: 'like, spread over articles', goal: 0.25 },
  { kind: 'like-one', call: 'like, all the same article', goal: 0.25 },
  { kind: 'comment', call: 'comment', goal: 0.12 },
  { kind: 'post', call: 'page post', goal: null },
] as const

export async function measure({ scale, seconds }: BenchOptions): Promise<BenchRow[]> {
  await requireWrk()
  const site = await startMemberSite(scale)
  try {
    const rows: BenchRow[] = []
    for (const { kind, call, goal } of CALLS) {
      // The first calls of a new process are slow: plans and compiled code.
      await ask(site, kind, 0, seconds)
      rows.push(await compare(site, kind, call, goal, seconds))
    }
    return rows
  } finally {
    await site.stop()
  }
}

function ask(site: MemberSite, kind: string, first: number, seconds: number): Promise<Load> {
  return load(site.url, { seconds, script: SCRIPT, args: [kind, first, MEMBERS, site.articleIds.join(',')] })
}

/** Side by side, several times: on a shared machine only the ratio says something. */
async function compare(
  site: MemberSite,
  kind: string,
  call: string,
  goal: number | null,
  seconds: number,
): Promise<BenchRow> {
  const rounds: { ours: Measured; bare: Measured; ratio: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const ours = await withTime(site.process, () => ask(site, kind, (round + 1) * MEMBERS, seconds))
    const bare = await withTime(site.bare, () => load(site.bareUrl, { seconds }))
    rounds.push({ ours, bare, ratio: ours.perSecond / bare.perSecond })
  }
  const middle = rounds.toSorted((one, other) => one.ratio - other.ratio)[Math.floor(ROUNDS / 2)]
  if (middle === undefined) throw new Error('Nothing was measured')
  const { ours, bare, ratio } = middle
  return {
    call,
    'a second': Math.round(ours.perSecond),
    p50: ours.p50,
    p99: ours.p99,
    bare: Math.round(bare.perSecond),
    ratio: Math.round(ratio * 100) / 100,
    goal: goal === null ? '' : `≥ ${goal}`,
    'Node ms': ours.nodeMs,
    'of bare': bare.nodeMs,
  }
}

interface Measured extends Load {
  /** Processor time of the server's process per request: it says something on a busy machine too. */
  nodeMs: number
}

async function withTime(server: ChildProcess, run: () => Promise<Load>): Promise<Measured> {
  const before = await processorMs(server.pid)
  const measured = await run()
  const nodeMs = ((await processorMs(server.pid)) - before) / measured.requests
  return { ...measured, nodeMs: Math.round(nodeMs * 1000) / 1000 }
}
