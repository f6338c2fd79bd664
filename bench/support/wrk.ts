import { run } from '../../scripts/run-command.ts'
import { exists, installPackage } from '../../scripts/setup/apt.ts'

export const CONNECTIONS = 64

export interface Load {
  perSecond: number
  requests: number
  p50: string
  p99: string
}

export interface LoadOptions {
  seconds: number
  headers?: string[]
  /** A file in Lua that makes the requests, and its arguments. */
  script?: string
  args?: (string | number)[]
}

export async function requireWrk(): Promise<void> {
  if (await exists('/usr/bin/wrk')) return
  const problem = await installPackage('wrk')
  if (problem !== undefined) throw new Error(problem)
}

/** Asks as fast as the answers come. A refusal fails: a server that refuses is quick. */
export async function load(url: string, options: LoadOptions): Promise<Load> {
  const { seconds, headers = [], script, args = [] } = options
  const { output, ok } = await run(
    'wrk',
    [
      '-t1',
      `-c${CONNECTIONS}`,
      `-d${seconds}s`,
      '--latency',
      '--timeout=10s',
      ...headers.flatMap((header) => ['-H', header]),
      ...(script === undefined ? [] : ['-s', script]),
      url,
      ...(args.length === 0 ? [] : ['--', ...args.map(String)]),
    ],
    { isQuiet: true },
  )
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
  if (!ok || Number.isNaN(perSecond)) throw new Error(output)
  if (/Non-2xx or 3xx responses/.test(output)) throw new Error(`${url} was refused: ${output}`)
  const requests = Number(/(\d+) requests in/.exec(output)?.[1])
  const percentile = (share: number) => new RegExp(`^\\s+${share}%\\s+(\\S+)`, 'm').exec(output)?.[1] ?? ''
  return { perSecond, requests, p50: percentile(50), p99: percentile(99) }
}
