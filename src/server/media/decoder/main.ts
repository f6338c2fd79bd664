import { becomeAccount } from './become-account.ts'

/**
 * The program that reads strangers' images and videos, separate from the site: `main.ts images|videos [uid gid]`.
 * It loads all its code first, since the account it will run as may have no access to it, and reads only after it has
 * become that account.
 */
const [kind, uid, gid] = process.argv.slice(2)
const { work } = kind === 'videos' ? await import('./video-work.ts') : await import('./image-work.ts')

becomeAccount(uid, gid)
// When the site is gone there is nobody left to work for.
process.stdout.on('error', () => process.exit(1))
await work()
process.exit(0)
