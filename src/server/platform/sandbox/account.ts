import { readFile } from 'node:fs/promises'
import { isRoot, runAs, type Account } from '../embedded/account.ts'

export interface SandboxAccount {
  /** Undefined means the user we are. */
  account: Account
  /** Why root can't run the work as another account here. */
  problem: string | undefined
}

/**
 * Above the ids that systems give to people and services, below `nobody`. Not the account of PostgreSQL: a program that
 * runs as that one may open the database's socket.
 */
const FIRST_ID = 65_530

let picked: Promise<SandboxAccount> | undefined

/** The account that reads strangers' files. It has no name, owns nothing, and nothing else runs as it. */
export function sandboxAccount(): Promise<SandboxAccount> {
  return (picked ??= pick())
}

async function pick(): Promise<SandboxAccount> {
  if (!isRoot()) return { account: undefined, problem: undefined }
  const id = await findFreeId()
  const account = { uid: id, gid: id }
  // A container may know no other user than root.
  const { ok, output } = await runAs(account, '/bin/sh', ['-c', 'exit 0'])
  return ok ? { account, problem: undefined } : { account: undefined, problem: output || 'no reason given' }
}

async function findFreeId(): Promise<number> {
  const lists = await Promise.all(
    ['/etc/passwd', '/etc/group'].map((path) => readFile(path, 'utf8').catch(() => '')),
  )
  const taken = new Set(lists.flatMap((list) => list.split('\n').map((line) => Number(line.split(':')[2]))))
  let id = FIRST_ID
  while (taken.has(id)) id--
  return id
}

/** Logged at the start of a site that runs as root. */
export async function describeSandbox(): Promise<string | undefined> {
  if (!isRoot()) return undefined
  const { account, problem } = await sandboxAccount()
  const advice = 'Better start the site as a user of its own.'
  return account === undefined
    ? `Running as root, and uploads are read as root too: no other account can be used here (${problem}). ${advice}`
    : `Running as root: uploads are read under the account with uid ${account.uid}. ${advice}`
}
