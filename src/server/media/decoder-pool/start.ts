import type { ChildProcess, StdioOptions } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sandboxAccount } from '../../platform/sandbox/account.ts'
import { spawnSandboxed, type SandboxLimits } from '../../platform/sandbox/spawn.ts'

export type DecoderKind = 'images' | 'videos'

/** In addition to the memory of a decoder's code; buffers are bounded by the kernel's limit alone. */
const HEAP_MB = 512
const BUILT = '/dist/server/'

/** Starts the program that reads strangers' files. It starts as us, and drops that before it reads anything. */
export async function startDecoder(
  kind: DecoderKind,
  limits: SandboxLimits,
  stdio: StdioOptions,
): Promise<ChildProcess> {
  const { account } = await sandboxAccount()
  const becomes = account === undefined ? [] : [String(account.uid), String(account.gid)]
  const args = [`--max-old-space-size=${HEAP_MB}`, ...program.args, kind, ...becomes]
  return spawnSandboxed(process.execPath, args, { limits, account: undefined, stdio })
}

/** The built program; from source, under tsx, the source itself, unless a test names one that it has built. */
export const program = { args: entry() }

function entry(): string[] {
  const here = import.meta.url
  if (!here.endsWith('.ts'))
    return [fileURLToPath(`${here.slice(0, here.lastIndexOf(BUILT))}${BUILT}decoder.js`)]
  const tsx = pathToFileURL(createRequire(here).resolve('tsx')).href
  return ['--import', tsx, fileURLToPath(new URL('../decoder/main.ts', here))]
}
