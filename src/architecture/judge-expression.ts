import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type * as Recheck from 'recheck'

const require = createRequire(import.meta.url)
// The package's own entry looks for Java and native programs first; this build is JavaScript alone.
const { checkSync } = require('recheck/lib/browser.js') as typeof Recheck
const { version } = require('recheck/package.json') as { version: string }

const CACHE = new URL('../../node_modules/.cache/cendekia/expressions.json', import.meta.url).pathname

/**
 * Counted repeats are proven by automata as well. What has lookarounds is attacked instead: bounded by characters
 * read, not by a clock, so that the verdict is the same on a busy machine.
 */
const PARAMETERS = {
  maxRepeatCount: 1000,
  maxAttackStringSize: 10_000,
  attackLimit: 5_000_000,
  attackTimeout: null,
  maxIteration: 3,
  maxInitialGenerationSize: 200,
  maxGeneStringSize: 1000,
  incubationLimit: 10_000,
  incubationTimeout: null,
  timeout: 120_000,
}
const MADE_BY = JSON.stringify([version, PARAMETERS])

export type Growth = 'linear' | 'polynomial' | 'exponential' | 'unknown'

let known: Map<string, Growth> | undefined

/**
 * How the time of a search grows with the text. `isRepeated` is for expressions that go on after a match (flag g,
 * `split`): all their searches together are judged, since each may read to the end of the text for a short match.
 * With flag y it goes on only where the match before ended.
 */
export function judgeExpression(source: string, flags: string, isRepeated: boolean): Growth {
  const isSticky = flags.includes('y')
  const judged = isRepeated ? `(?:${source}|[^])*` : isSticky ? `^(?:${source})*` : source
  const judgedFlags = flags.replace(/[dgy]/g, '')
  const key = `/${judged}/${judgedFlags}`
  known ??= readCache()
  const before = known.get(key)
  if (before !== undefined) return before
  const found = checkSync(judged, judgedFlags, PARAMETERS)
  if (found.status === 'unknown') return 'unknown'
  const growth = found.status === 'safe' ? 'linear' : found.complexity.type
  known.set(key, growth)
  writeCache(known)
  return growth
}

function readCache(): Map<string, Growth> {
  try {
    const { madeBy, verdicts } = JSON.parse(readFileSync(CACHE, 'utf8')) as {
      madeBy: string
      verdicts: [string, Growth][]
    }
    return new Map(madeBy === MADE_BY ? verdicts : [])
  } catch {
    return new Map()
  }
}

function writeCache(verdicts: Map<string, Growth>): void {
  mkdirSync(dirname(CACHE), { recursive: true })
  const own = `${CACHE}.${process.pid}`
  writeFileSync(own, JSON.stringify({ madeBy: MADE_BY, verdicts: [...verdicts] }))
  renameSync(own, CACHE)
}
